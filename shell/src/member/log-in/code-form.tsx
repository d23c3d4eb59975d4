import {
  MEMBER_CODE_DIGITS,
  MEMBER_CODE_MINUTES,
  memberLoginBody,
  type MemberLoginBody,
} from '@hub/contracts/identity';
import { FormFrame, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { Button, Notice, type Keyed } from '@hub/web';
import { MailIcon } from '@hub/web/parts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { memberMessage } from '../member-message.ts';
import type { Unpaged } from './code-page.ts';
import { ResendCode } from './resend-code.tsx';

type Props = {
  /** Where the code was mailed to. */
  email: string;
  /** What the button says. */
  action: string;
  /** Left out where it can be no other address. */
  onOther?: () => void;
  send: (shown: Keyed<Unpaged<MemberLoginBody>>) => Promise<unknown>;
};

/** The digits of the mail. A browser that reads mails or messages offers them. */
export function CodeForm({ email, action, onOther, send }: Props) {
  const { t } = useLingui();
  const schema = useMemo(() => memberLoginBody.transform((typed: object) => ({ ...typed, email })), [email]);
  const form = useContractForm({
    schema,
    initial: { code: '' },
    submit: async (body, { key }) => {
      await send({ body, key });
    },
    messages: memberMessage,
  });
  return (
    <FormFrame form={form} label={t`輸入驗證碼`}>
      <Notice kind="ok" icon={<MailIcon />} role="status" title={t`驗證碼已寄到 ${email}`}>
        <Trans>{MEMBER_CODE_MINUTES} 分鐘內有效。沒看到信時，請看看垃圾信件匣。</Trans>
      </Notice>
      <TextField
        form={form}
        name="code"
        code
        width="short"
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="done"
        autoFocus
        maxLength={MEMBER_CODE_DIGITS * 2}
        label={t`驗證碼`}
        hint={t`信裡的 6 位數字`}
      />
      <SubmitButton form={form}>{action}</SubmitButton>
      <ResendCode email={email} />
      {onOther && (
        <Button variant="quiet" size="small" onClick={onOther}>
          <Trans>改用另一個信箱</Trans>
        </Button>
      )}
    </FormFrame>
  );
}

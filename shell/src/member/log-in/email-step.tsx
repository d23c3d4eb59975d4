import { memberCodeBody } from '@hub/contracts/identity';
import { CaptchaField, FormFrame, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useAskMemberCodeMutation } from '../member.api.ts';
import { memberMessage } from '../member-message.ts';

type Props = {
  email: string;
  /** What the form is for. */
  label: string;
  onAsked: (email: string) => void;
  terms?: ReactNode;
};

export function EmailStep({ email, label, onAsked, terms }: Props) {
  const { t } = useLingui();
  const [ask] = useAskMemberCodeMutation();
  const form = useContractForm({
    schema: memberCodeBody,
    initial: { email },
    submit: async (body, { key }) => {
      await ask({ body, key }).unwrap();
      onAsked(body.email);
    },
    messages: memberMessage,
  });
  return (
    <FormFrame form={form} label={label}>
      <TextField
        form={form}
        name="email"
        type="email"
        autoComplete="email"
        enterKeyHint="send"
        label={t`電子信箱`}
        hint={t`第一次登入的信箱會直接成為會員`}
      />
      {terms}
      <CaptchaField form={form} />
      <SubmitButton form={form}>
        <Trans>寄驗證碼給我</Trans>
      </SubmitButton>
    </FormFrame>
  );
}

import { Button, usePageTitle } from '@hub/web';
import type { StaffStep } from '@hub/contracts/identity';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CodeField, type CodeKind } from '../session/code-field.tsx';
import { FormFault } from '../session/form-fault.tsx';
import { useStaffSecondFactorMutation } from '../session/staff-session.api.ts';
import { useSentForm } from '../session/use-sent-form.ts';
import { OtherAccount } from './other-account.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { useHalfSession } from './use-half-session.ts';

type Props = {
  step: StaffStep;
  asking: boolean;
  /** Half the session is over: back to the password. */ onOver: () => void;
};

/** The code of the app, or a recovery code where the phone is not at hand. */
export function SecondFactorPage({ step, asking, onOver }: Props) {
  const { t } = useLingui();
  const [show, { error, isLoading, isSuccess }] = useStaffSecondFactorMutation();
  const [kind, setKind] = useState<CodeKind>('app');
  const form = useSentForm(error, (read) => show({ code: read('code') }));
  usePageTitle(t`輸入驗證碼`);
  useHalfSession(form.ref, error, onOver, kind);
  const lead =
    kind === 'app' ? (
      <Trans>{step.name}，請打開手機的驗證器 App。</Trans>
    ) : (
      <Trans>{step.name}，請輸入當初保存的其中一組救援碼，每組只能用一次。</Trans>
    );
  if (form.locked) {
    return (
      <SignInFrame title={<Trans>輸入驗證碼</Trans>} lead={lead}>
        <FormFault fault={error} title={t`暫時不能登入`} fields={[]} />
        <Button variant="primary" wide="always" onClick={onOver}>
          <Trans>回到登入</Trans>
        </Button>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame
      title={<Trans>輸入驗證碼</Trans>}
      lead={lead}
      ways={
        <>
          <Button variant="quiet" size="small" onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}>
            {kind === 'app' ? <Trans>手機不在身邊？用救援碼</Trans> : <Trans>改用驗證器 App</Trans>}
          </Button>
          <OtherAccount />
        </>
      }
    >
      <FormFault fault={error} title={t`沒有登入成功`} fields={['code']} />
      <SignInForm
        form={form}
        action={<Trans>登入</Trans>}
        busy={isLoading || (isSuccess && asking)}
        busyWords={t`驗證中`}
      >
        <CodeField id="code" kind={kind} error={form.fields.code} />
      </SignInForm>
    </SignInFrame>
  );
}

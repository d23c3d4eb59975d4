import { usePageTitle } from '@hub/web';
import type { StaffStep } from '@hub/contracts/identity';
import { Trans, useLingui } from '@lingui/react/macro';
import { FormFault } from '../session/form-fault.tsx';
import { useStaffNewPasswordMutation } from '../session/staff-session.api.ts';
import { useSentForm } from '../session/use-sent-form.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { OtherAccount } from './other-account.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { useHalfSession } from './use-half-session.ts';

/** A password of one's own in the place of the one that a system owner handed over. */
export function FirstPasswordPage({ step, onOver }: { step: StaffStep; onOver: () => void }) {
  const { t } = useLingui();
  const [change, { error, isLoading }] = useStaffNewPasswordMutation();
  const form = useSentForm(error, (read) => change({ password: read('password') }));
  usePageTitle(t`設定自己的密碼`);
  useHalfSession(form.ref, error, onOver);
  return (
    <SignInFrame
      title={<Trans>設定自己的密碼</Trans>}
      lead={<Trans>{step.name}，歡迎。剛才的密碼只能用這一次，請換成只有您知道的。</Trans>}
      ways={<OtherAccount />}
    >
      <FormFault fault={error} title={t`沒有設定成功`} fields={['password']} />
      <SignInForm form={form} action={<Trans>下一步</Trans>} busy={isLoading} busyWords={t`儲存中`}>
        <input type="text" name="username" autoComplete="username" value={step.login} readOnly hidden />
        <NewPasswordField id="new-password" error={form.fields.password} />
      </SignInForm>
    </SignInFrame>
  );
}

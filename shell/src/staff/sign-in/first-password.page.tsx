import { Button, Card, isApiFault, usePageTitle } from '@hub/web';
import type { StaffStep } from '@hub/contracts/identity';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { FormFault } from '../session/form-fault.tsx';
import { useStaffNewPasswordMutation } from '../session/staff-session.api.ts';
import { useSentForm } from '../session/use-sent-form.ts';
import css from '../sign-in.module.css';
import { NewPasswordField } from './new-password-field.tsx';
import { OtherAccount } from './other-account.tsx';

/** A password of one's own in the place of the one that a system owner handed over. */
export function FirstPasswordPage({ step, onOver }: { step: StaffStep; onOver: () => void }) {
  const { t } = useLingui();
  const [change, { error, isLoading }] = useStaffNewPasswordMutation();
  const { ref, onSubmit, fields } = useSentForm(error, (read) => change({ password: read('password') }));
  usePageTitle(t`設定自己的密碼`);
  useEffect(() => {
    ref.current?.querySelector('input')?.focus();
  }, [ref]);
  useEffect(() => {
    if (isApiFault(error) && error.status === 401) onOver();
  }, [error, onOver]);
  return (
    <div className={css.page}>
      <Card className={css.box}>
        <div className={css.head}>
          <h1 className={css.title}>
            <Trans>設定自己的密碼</Trans>
          </h1>
          <p className={css.lead}>
            <Trans>{step.name}，歡迎。剛才的密碼只能用這一次，請換成只有您知道的。</Trans>
          </p>
        </div>
        <FormFault fault={error} title={t`沒有設定成功`} fields={['password']} />
        <form ref={ref} className={css.form} onSubmit={onSubmit} noValidate>
          <input type="text" name="username" autoComplete="username" value={step.login} readOnly hidden />
          <NewPasswordField id="new-password" error={fields.password} />
          <Button look="primary" type="submit" wide="always" busy={isLoading} busyWords={t`儲存中`}>
            <Trans>下一步</Trans>
          </Button>
        </form>
        <div className={css.ways}>
          <OtherAccount />
        </div>
      </Card>
    </div>
  );
}

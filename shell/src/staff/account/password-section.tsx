import { Button, Card, Notice, SectionTitle } from '@hub/web';
import { Field, TextInput } from '@hub/web/parts';
import type { StaffMe } from '@hub/contracts/identity';
import { Trans, useLingui } from '@lingui/react/macro';
import { FormFault } from '../session/form-fault.tsx';
import { useStaffNewPasswordMutation } from '../session/staff-session.api.ts';
import { useChange } from '../session/use-change.ts';
import { useSentForm } from '../session/use-sent-form.ts';
import { NewPasswordField } from '../sign-in/new-password-field.tsx';
import css from './account.module.css';

/** Another password; other browsers are signed out by it. */
export function PasswordSection({ me }: { me: StaffMe }) {
  const { t } = useLingui();
  const [change] = useStaffNewPasswordMutation();
  const changing = useChange((body: { password: string; current: string }) => change(body));
  const { ref, onSubmit, fields } = useSentForm(changing.error, (read) =>
    changing.run({ password: read('password'), current: read('current') }).then((done) => done && ref.current?.reset()),
  );
  return (
    <section aria-labelledby="password-title">
      <SectionTitle id="password-title">
        <Trans>密碼</Trans>
      </SectionTitle>
      <Card className={css.stack}>
        <FormFault fault={changing.error} title={t`密碼沒有變更`} fields={['password', 'current']} />
        <div role="status">{changing.done && <Notice kind="ok" title={t`密碼已變更，其他裝置已登出`} />}</div>
        <form ref={ref} className={css.form} onSubmit={onSubmit} noValidate>
          <input type="text" name="username" autoComplete="username" value={me.login} readOnly hidden />
          <Field id="current" label={t`目前的密碼`} error={fields.current}>
            {(wire) => (
              <TextInput {...wire} name="current" type="password" width="medium" autoComplete="current-password" />
            )}
          </Field>
          <NewPasswordField id="own-password" error={fields.password} />
          <Button type="submit" wide="phone" busy={changing.busy} busyWords={t`儲存中`}>
            <Trans>變更密碼</Trans>
          </Button>
        </form>
      </Card>
    </section>
  );
}

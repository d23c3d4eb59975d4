import { Button, Card, Field, Go, PageBody, PageTitle, TextInput, usePageTitle } from '@hub/web';
import type { OneTimePasswordView } from '@hub/contracts/identity';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormFault } from '../session/form-fault.tsx';
import { useChange } from '../session/use-change.ts';
import { useSentForm } from '../session/use-sent-form.ts';
import { useAddAccountMutation } from './accounts.api.ts';
import css from './accounts.module.css';
import { OneTimePassword } from './one-time-password.tsx';
import { RightsFields, type Rights } from './rights-fields.tsx';

/** A new colleague: login, name, rights; then the password to hand over. */
export function NewAccountPage() {
  const { t } = useLingui();
  const [rights, setRights] = useState<Rights>({ owner: false, roles: [] });
  const [made, setMade] = useState<OneTimePasswordView['data']>();
  const [add] = useAddAccountMutation();
  const adding = useChange((body: { login: string; name: string }) => add({ ...body, ...rights }));
  const { ref, onSubmit, fields } = useSentForm(adding.error, (read) =>
    adding.run({ login: read('login'), name: read('name') }).then(setMade),
  );
  usePageTitle(t`新增帳號`);
  return (
    <PageBody width="text">
      <PageTitle
        title={t`新增帳號`}
        small
        above={
          <Go to="/staff/accounts">
            <Trans>帳號管理</Trans>
          </Go>
        }
      />
      {made ? (
        <OneTimePassword
          name={made.account.name}
          login={made.account.login}
          password={made.password}
          account={made.account.id}
        />
      ) : (
        <Card>
          <form ref={ref} className={css.form} onSubmit={onSubmit} noValidate>
            <FormFault fault={adding.error} title={t`帳號沒有建立`} fields={['login', 'name']} />
            <Field id="new-login" label={t`帳號`} hint={t`登入用，小寫英數字，建立後不能改`} error={fields.login}>
              {(wire) => (
                <TextInput
                  {...wire}
                  name="login"
                  width="medium"
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                />
              )}
            </Field>
            <Field id="new-name" label={t`姓名`} hint={t`玩家會在回覆旁看到這個名字`} error={fields.name}>
              {(wire) => <TextInput {...wire} name="name" width="medium" autoComplete="off" />}
            </Field>
            <RightsFields rights={rights} onChange={setRights} />
            <Button look="primary" type="submit" wide="phone" busy={adding.busy} busyWords={t`建立中`}>
              <Trans>建立帳號</Trans>
            </Button>
          </form>
        </Card>
      )}
    </PageBody>
  );
}

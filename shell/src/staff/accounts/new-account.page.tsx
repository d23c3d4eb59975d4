import { Button, Card, SiteLink, PageBody, PageTitle, usePageTitle } from '@hub/web';
import { Field, TextInput } from '@hub/web/parts';
import { newAccountBody, type OneTimePasswordView } from '@hub/contracts/identity';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormFault } from '../session/form-fault.tsx';
import { useChange } from '../session/use-change.ts';
import { useAddAccountMutation } from './accounts.api.ts';
import css from './accounts.module.css';
import { OneTimePassword } from './one-time-password.tsx';
import { RightsFields, type Rights } from './rights-fields.tsx';
import { useAccountForm } from './use-account-form.ts';

type Values = Rights & { login: string; name: string };

export function NewAccountPage() {
  const { t } = useLingui();
  const [values, setValues] = useState<Values>({ login: '', name: '', owner: false, roles: [] });
  const [made, setMade] = useState<OneTimePasswordView['data']>();
  const [add] = useAddAccountMutation();
  const adding = useChange((body: Values) => add(body));
  const { ref, onSubmit, fields, known } = useAccountForm(newAccountBody, values, {
    error: adding.error,
    send: (body) => adding.run(body).then(setMade),
  });
  const edit = (over: Partial<Values>) => setValues({ ...values, ...over });
  usePageTitle(t`新增帳號`);
  return (
    <PageBody width="text">
      <PageTitle
        title={t`新增帳號`}
        small
        above={
          <SiteLink to="/staff/accounts">
            <Trans>帳號管理</Trans>
          </SiteLink>
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
            <FormFault fault={adding.error} title={t`帳號沒有建立`} fields={known} />
            <Field id="new-login" label={t`帳號`} hint={t`登入用，小寫英數字，建立後不能改`} error={fields.login}>
              {(wire) => (
                <TextInput
                  {...wire}
                  name="login"
                  value={values.login}
                  onChange={(event) => edit({ login: event.currentTarget.value })}
                  width="medium"
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                />
              )}
            </Field>
            <Field id="new-name" label={t`姓名`} hint={t`玩家會在回覆旁看到這個名字`} error={fields.name}>
              {(wire) => (
                <TextInput
                  {...wire}
                  name="name"
                  value={values.name}
                  onChange={(event) => edit({ name: event.currentTarget.value })}
                  width="medium"
                  autoComplete="off"
                />
              )}
            </Field>
            <RightsFields rights={values} faults={fields} onChange={edit} />
            <Button variant="primary" type="submit" wide="phone" busy={adding.busy} busyWords={t`建立中`}>
              <Trans>建立帳號</Trans>
            </Button>
          </form>
        </Card>
      )}
    </PageBody>
  );
}

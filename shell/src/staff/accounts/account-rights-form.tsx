import { Button, Card, Notice, SectionTitle } from '@hub/web';
import { Field, TextInput } from '@hub/web/parts';
import { accountRightsBody, type Account } from '@hub/contracts/identity';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormFault } from '../session/form-fault.tsx';
import { useChange } from '../session/use-change.ts';
import { useChangeAccountMutation } from './accounts.api.ts';
import css from './accounts.module.css';
import { RightsFields, type Rights } from './rights-fields.tsx';
import { useAccountForm } from './use-account-form.ts';

type Values = Rights & { name: string; version: number };

/**
 * Name and rights. Saving other rights signs the colleague out, and the page says so before. After a save, and after a
 * change by somebody else, the fields show what holds now; the outcome and the pressed button stay.
 */
export function AccountRightsForm({ account, own }: { account: Account; own: boolean }) {
  const { t } = useLingui();
  const { version } = account;
  const [edited, setEdited] = useState<Values>();
  const { name, owner, roles } = account;
  const values = edited?.version === version ? edited : { name, owner, roles, version };
  const edit = (over: Partial<Values>) => setEdited({ ...values, ...over });
  const [change] = useChangeAccountMutation();
  const changing = useChange((body: Values) => change({ id: account.id, body }));
  const { ref, onSubmit, fields, known } = useAccountForm(accountRightsBody, values, {
    error: changing.error,
    send: changing.run,
  });
  return (
    <section aria-labelledby="rights">
      <SectionTitle id="rights">
        <Trans>姓名與權限</Trans>
      </SectionTitle>
      <Card>
        <form ref={ref} onSubmit={onSubmit} noValidate>
          <fieldset className={css.form} disabled={own}>
            <legend className="visually-hidden">
              <Trans>姓名與權限</Trans>
            </legend>
            <FormFault fault={changing.error} title={t`沒有儲存`} fields={known} />
            <div role="status">{changing.done && <Notice kind="ok" title={t`已儲存`} />}</div>
            <Field id="account-name" label={t`姓名`} error={fields.name}>
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
            {!own && (
              <div className={css.save}>
                <Button variant="primary" type="submit" wide="phone" busy={changing.busy} busyWords={t`儲存中`}>
                  <Trans>儲存</Trans>
                </Button>
                <p className={css.hint}>
                  <Trans>權限有變更時，{account.name}會被登出，重新登入後生效。</Trans>
                </p>
              </div>
            )}
          </fieldset>
        </form>
      </Card>
    </section>
  );
}

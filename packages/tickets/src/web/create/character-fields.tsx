import { langOfWords } from '@hub/web';
import { CheckboxRow, Field, TextInput } from '@hub/web/parts';
import { SelectField, TextField, type ContractForm } from '@hub/forms';
import type { FormSettingsView } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { FieldPair } from './field-pair.tsx';
import type { ReportValues } from './report-values.ts';

type Form = { form: ContractForm<ReportValues> };
type Servers = FormSettingsView['game']['servers'];

export function CharacterFields({ form, servers }: Form & { servers: Servers }) {
  const { t } = useLingui();
  const none = form.values.got_char === '0';
  return (
    <>
      <ServerField form={form} servers={servers} />
      <CheckboxRow
        boxed
        name="got_char"
        label={t({ context: 'tickets', message: '我沒有角色' })}
        hint={t({ context: 'tickets', message: '還沒建立角色，或進不去遊戲時勾選' })}
        checked={none}
        onChange={({ currentTarget }) => form.change('got_char', currentTarget.checked ? '0' : '')}
      />
      {!none && (
        <FieldPair>
          <TextField
            form={form}
            name="character_name"
            autoComplete="off"
            width="medium"
            label={t({ context: 'tickets', message: '角色名稱' })}
          />
          <TextField
            form={form}
            name="in_game_id"
            inputMode="numeric"
            autoComplete="off"
            width="medium"
            label={t({ context: 'tickets', message: '角色 ID' })}
            hint={t({ context: 'tickets', message: '在遊戲的個人資料或設定裡找得到' })}
          />
        </FieldPair>
      )}
    </>
  );
}

/** A game with one server needs no choice: it is shown, not asked. */
export function ServerField({ form, servers }: Form & { servers: Servers }) {
  const { t } = useLingui();
  const label = t({ context: 'tickets', message: '伺服器' });
  const only = servers.length === 1 ? servers[0] : undefined;
  if (only) {
    return (
      <Field id={form.fieldId('server_id')} label={label} error={form.errors.server_id}>
        {(wire) => <TextInput {...wire} readOnly width="medium" value={only.server_name} />}
      </Field>
    );
  }
  const options = servers.map(({ server_id, server_name }) => ({
    value: server_id,
    label: server_name,
    lang: langOfWords(server_name),
  }));
  return <SelectField form={form} name="server_id" width="medium" label={label} options={options} />;
}

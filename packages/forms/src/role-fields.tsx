import { contentLang, useGetGamesQuery } from '@hub/web';
import type { ContractForm, FormValues, TextName } from './contract-form.ts';
import { useFormTexts } from './form-texts.ts';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

export type RoleFieldsProps<V extends FormValues> = {
  form: ContractForm<V>;
  game: string;
  hint?: string;
  optional?: boolean;
};

/** `server_id` and `role_id` of the form. */
export function RoleFields<V extends FormValues & { server_id: string; role_id: string }>({
  form,
  game,
  hint,
  optional,
}: RoleFieldsProps<V>) {
  const texts = useFormTexts();
  const { data: games = [] } = useGetGamesQuery();
  const servers = games.find(({ game_id }) => game_id === game)?.servers ?? [];
  const typed = form.values.server_id;
  const listed = servers.map(({ server_id, server_name }) => ({
    value: server_id,
    label: `${server_name} · ${server_id}`,
    lang: contentLang,
  }));
  // One that players cannot choose any more stays what it is.
  const isListed = typed === '' || listed.some(({ value }) => value === typed);
  return (
    <>
      <SelectField
        form={form}
        name={'server_id' as TextName<V>}
        label={texts.server}
        options={isListed ? listed : [...listed, { value: typed, label: typed }]}
        optional={optional}
      />
      <TextField
        form={form}
        name={'role_id' as TextName<V>}
        label={texts.roleId}
        hint={hint}
        inputMode="numeric"
        autoComplete="off"
        width="medium"
        optional={optional}
      />
    </>
  );
}

import { Field, TextInput } from '@hub/web/parts';
import { SelectField, TextField, type ContractForm } from '@hub/forms';
import { whitelistEditors, whitelistKinds } from '@hub/contracts/support';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useKeptGames } from '../settings/use-kept-games.ts';
import { useWhitelistWords } from './use-whitelist-words.ts';

export type EntryValues = { kind: string; game_id: string; ends_at: string; reason: string };
type Props<V extends EntryValues> = { form: ContractForm<V>; children: ReactNode };

/** What one entry and many have in common: where they count, what they name, until when, and why. */
export function EntryFields<V extends EntryValues>({ form, children }: Props<V>) {
  const { t } = useLingui();
  const { kinds } = useWhitelistWords();
  const games = useKeptGames(whitelistEditors);
  const name = (field: keyof EntryValues) => field as never;
  const options = whitelistKinds.map((kind) => ({ value: kind, label: kinds[kind].name }));
  const shown = form.values.kind === 'role' ? games.filter(({ value }) => value !== '*') : games;
  return (
    <>
      <SelectField form={form} name={name('kind')} label={t`用什麼認人`} options={options} width="medium" />
      <SelectField
        form={form}
        name={name('game_id')}
        label={t`遊戲`}
        options={shown}
        width="medium"
        empty={t`請選擇`}
      />
      {children}
      <Field
        id={form.fieldId('ends_at')}
        label={t`到什麼時候`}
        hint={t`不填就一直有效`}
        optional
        error={form.errors.ends_at}
      >
        {(wire) => (
          <TextInput
            {...wire}
            name="ends_at"
            type="datetime-local"
            width="medium"
            value={form.values.ends_at}
            onChange={(event) => form.change(name('ends_at'), event.currentTarget.value as never)}
          />
        )}
      </Field>
      <TextField form={form} name={name('reason')} autoComplete="off" label={t`原因`} hint={t`會留在稽核紀錄`} />
    </>
  );
}

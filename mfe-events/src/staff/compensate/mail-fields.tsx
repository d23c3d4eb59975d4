import { SelectField, TextAreaField, TextField, type ContractForm, type FormValues, type TextName } from '@hub/forms';
import { contentLang } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { useGames } from '../games.ts';
import { ItemsField } from './items-field.tsx';
import type { MailValues } from './mail-form.ts';

type Props = { form: ContractForm<MailValues>; game: string };

/** To whom a mail goes. */
export function ToWhomFields({ form, game }: Props) {
  const { t } = useLingui();
  return (
    <>
      <ServerField form={form} name="server_id" game={game} />
      <TextField form={form} name="role_id" label={t`角色 ID`} inputMode="numeric" autoComplete="off" width="medium" />
    </>
  );
}

type ServerProps<V extends FormValues> = {
  form: ContractForm<V>;
  name: TextName<V>;
  game: string;
  optional?: boolean;
};

/** One of a game's servers. */
export function ServerField<V extends FormValues>({ form, name, game, optional }: ServerProps<V>) {
  const { t } = useLingui();
  const { all } = useGames();
  const servers = all.find(({ game_id }) => game_id === game)?.servers ?? [];
  const typed = form.values[name] as string;
  const listed = servers.map(({ server_id, server_name }) => ({
    value: server_id,
    label: `${server_name} · ${server_id}`,
    lang: contentLang,
  }));
  // One that players cannot choose any more stays what it is.
  const options =
    typed === '' || listed.some(({ value }) => value === typed) ? listed : [...listed, { value: typed, label: typed }];
  return <SelectField form={form} name={name} label={t`伺服器`} options={options} optional={optional} />;
}

/** What the player reads and gets. */
export function MailFields({ form }: Pick<Props, 'form'>) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        form={form}
        name="title"
        label={t`信的標題`}
        hint={t`玩家在遊戲內信箱看到的，最多 60 個字`}
        autoComplete="off"
      />
      <TextAreaField form={form} name="body" label={t`信的內容`} rows={4} limit={1000} optional />
      <ItemsField form={form} />
      <TextField
        form={form}
        name="expire_days"
        label={t`幾天內可以領`}
        hint={t`1 到 180 天`}
        inputMode="numeric"
        autoComplete="off"
        width="short"
      />
      <TextField
        form={form}
        name="deadline"
        label={t`最晚送到`}
        hint={t`台北時間；過了還沒送到會提醒，不會取消`}
        type="datetime-local"
        width="medium"
        optional
      />
      <TextField
        form={form}
        name="reason"
        label={t`原因`}
        hint={t`給同事看的，會留在稽核紀錄；玩家看不到`}
        autoComplete="off"
      />
    </>
  );
}

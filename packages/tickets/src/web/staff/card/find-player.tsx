import { contentLang, Notice, useGetGamesQuery } from '@hub/web';
import {
  FormFrame,
  RadioField,
  RoleFields,
  SelectField,
  SubmitButton,
  TextField,
  useContractForm,
  type ContractForm,
} from '@hub/forms';
import type { StaffRoleView } from '@hub/contracts/catalog';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useStaffDesk } from '../staff-desk-context.ts';
import { mayLookUpRole, maySeeGame } from '../staff-rights.ts';
import { findPlayerForm, type FindPlayer as Values } from './find-player-form.ts';
import type { Account } from './players-address.ts';
import { usePlayerApi } from './use-player-api.ts';

type Role = StaffRoleView['data'];
type Props = { start: Account | null; onFound: (account: Account, name: string) => void };

export function FindPlayer({ start, onFound }: Props) {
  const { t } = useLingui();
  const api = usePlayerApi();
  const [ask] = api.role.useMutation();
  const [none, setNone] = useState<Role>();
  const initial: Values = {
    game_id: start?.game_id ?? '',
    by: start ? 'account' : 'role',
    server_id: '',
    role_id: '',
    uid: start?.uid ?? '',
  };
  const form = useContractForm({
    schema: findPlayerForm,
    initial,
    messages: useFieldWords(),
    submit: async ({ game_id = '', by, server_id = '', role_id = '', uid = '' }) => {
      setNone(undefined);
      form.restart((typed) => typed);
      if (by === 'account') return onFound({ game_id, uid }, '');
      const role = await ask({ game_id, server_id, role_id }).unwrap();
      if (role.partner_uid === '') setNone(role);
      else onFound({ game_id, uid: role.partner_uid }, role.char_name);
    },
  });
  return (
    <>
      <FormFrame form={form}>
        <Fields form={form} />
        <SubmitButton form={form}>{t`找玩家`}</SubmitButton>
      </FormFrame>
      <div role="status">{none && <NoAccount role={none} />}</div>
    </>
  );
}

function Fields({ form }: { form: ContractForm<Values> }) {
  const { t } = useLingui();
  const { me } = useStaffDesk();
  const { data: games = [] } = useGetGamesQuery();
  const { game_id: game, by } = form.values;
  const asks = game === '' || mayLookUpRole(me, game);
  const ways = [
    ...(asks ? [{ value: 'role', label: t`角色 ID（問遊戲）` }] : []),
    { value: 'account', label: t`帳號 UID` },
  ];
  return (
    <>
      <SelectField
        form={form}
        name="game_id"
        label={t`遊戲`}
        width="medium"
        options={games
          .filter(({ game_id }) => maySeeGame(me, game_id))
          .map(({ game_id, game_name }) => ({ value: game_id, label: game_name, lang: contentLang }))}
        onChoose={(chosen) => {
          const [one, ...more] = games.find(({ game_id }) => game_id === chosen)?.servers ?? [];
          form.change('server_id', one && more.length === 0 ? one.server_id : '');
          if (!mayLookUpRole(me, chosen)) form.change('by', 'account');
        }}
      />
      <RadioField form={form} name="by" label={t`用什麼找`} choices={ways} />
      {by === 'role' ? (
        <RoleFields form={form} game={game} />
      ) : (
        <TextField
          form={form}
          name="uid"
          label={t`帳號 UID`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </>
  );
}

function NoAccount({ role }: { role: Role }) {
  const { t } = useLingui();
  const server = role.server_name || role.server_id;
  const words = {
    ok: t`遊戲沒有說這個角色的帳號`,
    banned: t`這個角色停權中，遊戲沒有說它的帳號`,
    moved: t`這個角色現在在 ${server}，請改選那裡再找`,
    none: t`遊戲說沒有這個角色，請核對角色 ID 和伺服器`,
    ambiguous: t`不只一個伺服器有這個角色，請和玩家確認伺服器`,
  };
  return <Notice kind="warn" title={words[role.verdict]} />;
}

function useFieldWords() {
  const { t } = useLingui();
  return (code: string) => (code === 'FIELD_INVALID' ? t`太長了，請核對` : t`請填寫這一欄`);
}

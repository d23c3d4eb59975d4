import { SelectField, sendChecked, TextField, type ContractForm } from '@hub/forms';
import { Button, isApiFault, langOfWords, useGetGamesQuery } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { faultWords } from '../fault-words.ts';
import type { Flow } from '../flow/flow.ts';
import { useRoleNameMutation } from '../flow/shop.api.ts';
import { topupMessage } from '../flow/topup-message.ts';
import type { BuyerValues } from './buyer-values.ts';
import css from './buyer.module.css';

type Props = { form: ContractForm<BuyerValues>; flow: Flow };

/** Server, id and name. Where the game says whose id it is, another server or id is another character: its name goes. */
export function BuyerRoleFields({ form, flow: { game, shop } }: Props) {
  const { t } = useLingui();
  const { data: games = [] } = useGetGamesQuery();
  const { ask, busy, failure } = useConfirmation(form, game);
  const servers = games.find(({ game_id }) => game_id === game)?.servers ?? [];
  const edited: Props['form'] = {
    ...form,
    change: (name, value) => {
      form.change(name, value);
      if (shop.confirm_role && form.values.charName !== '') form.change('charName', '');
    },
  };
  const idRule = shop.role_id_message || t`在遊戲的個人資料或設定裡找得到`;
  const errors = failure ? { ...form.errors, roleId: failure } : form.errors;
  const options = servers
    .filter(({ server_status }) => server_status === 'public')
    .map(({ server_id, server_name }) => ({
      value: server_id,
      label: server_name,
      lang: langOfWords(server_name),
    }));
  return (
    <>
      <SelectField form={edited} name="serverId" label={t`伺服器`} options={options} width="medium" />
      <div className={css.confirm}>
        <TextField
          form={{ ...edited, errors }}
          name="roleId"
          inputMode="numeric"
          autoComplete="off"
          width="medium"
          label={t`角色 ID`}
          hint={errors.roleId === idRule ? undefined : idRule}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !shop.confirm_role || form.values.charName !== '') return;
            event.preventDefault();
            ask();
          }}
        />
        {shop.confirm_role && (
          <Button busy={busy} busyWords={t`確認中`} onClick={ask}>
            <Trans>確認角色</Trans>
          </Button>
        )}
      </div>
      <TextField
        form={form}
        name="charName"
        autoComplete="off"
        width="medium"
        label={t`角色名稱`}
        hint={shop.confirm_role ? t`按「確認角色」後會顯示，請確認這是您的角色` : undefined}
        readOnly={shop.confirm_role}
        confirmed={shop.confirm_role && form.values.charName !== ''}
      />
      <span className="visually-hidden" role="status">
        {shop.confirm_role && form.values.charName}
      </span>
    </>
  );
}

/** Only what was asked last counts, and only while it still stands in the fields. */
function useConfirmation(form: ContractForm<BuyerValues>, game: string) {
  const { t } = useLingui();
  const [post, { isLoading: busy }] = useRoleNameMutation();
  const [failure, setFailure] = useState<{ of: string; words: string }>();
  const { serverId, roleId } = form.values;
  const of = `${serverId} ${roleId.trim()}`;
  const now = useRef(of);
  useEffect(() => {
    now.current = of;
  }, [of]);

  const say = (words: string) => setFailure({ of, words });
  const ask = async () => {
    setFailure(undefined);
    const id = roleId.normalize('NFKC').trim();
    if (id === '') return say(topupMessage('BUYER_ROLE_REQUIRED'));
    if (serverId === '') return say(topupMessage('SERVER_REQUIRED'));
    try {
      const asked = { game_id: game, id, hostid: serverId.split('_').slice(1).join('_') };
      const name = await sendChecked((captcha) => post({ ...asked, ...captcha }).unwrap());
      if (now.current !== of) return;
      if (name === null) return say(topupMessage('BUYER_ROLE_NONE'));
      form.change('charName', name || id);
    } catch (fault) {
      if (now.current !== of) return;
      say((isApiFault(fault) && faultWords(fault)) || t`沒有確認到，請再按一次`);
    }
  };
  return { ask: () => void ask(), busy, failure: failure?.of === of ? failure.words : '' };
}

import type { FormSettingsView } from '@hub/contracts/tickets';
import type { VipFormView } from '@hub/contracts/vip';
import { SelectField, TextField, type ContractForm } from '@hub/forms';
import { Button, isApiFault, langOfWords, LinkButton, Notice } from '@hub/web';
import { Field, TextInput } from '@hub/web/parts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { emptyReport } from '@hub/tickets/web/report';
import { useConfirmCharacterMutation } from './character.api.ts';
import css from './character-field.module.css';

type Props = {
  form: ContractForm<ReturnType<typeof emptyReport>>;
  game: FormSettingsView['game'];
  /** What the game said of the id that stands in the field; undefined while it was not asked. */
  confirmed: VipFormView | undefined;
  onConfirmed: (settings: VipFormView | undefined) => void;
};

/** The id of a character and who that is. Another id is another character: what was confirmed is gone with the first sign. */
export function CharacterField({ form, game, confirmed, onConfirmed }: Props) {
  const { t } = useLingui();
  const { ask, busy, failure, chooses } = useConfirmation({ form, game, onConfirmed });
  const edited: Props['form'] = {
    ...form,
    change: (name, value) => {
      form.change(name, value);
      onConfirmed(undefined);
    },
  };
  const known = confirmed?.vip_data;
  const errors = failure ? { ...form.errors, in_game_id: failure } : form.errors;
  const servers = game.servers.map(({ server_id, server_name }) => ({
    value: server_id,
    label: server_name,
    lang: langOfWords(server_name),
  }));
  return (
    <>
      <div className={css.confirm}>
        <TextField
          form={{ ...edited, errors }}
          name="in_game_id"
          inputMode="numeric"
          autoComplete="off"
          width="medium"
          label={t({ context: 'vip', message: '角色 ID' })}
          hint={t({ context: 'vip', message: '在遊戲的個人資料或設定裡找得到' })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || confirmed) return;
            event.preventDefault();
            ask();
          }}
        />
        <Button busy={busy} busyWords={t({ context: 'vip', message: '確認中' })} onClick={ask}>
          <Trans context="vip">確認 ID</Trans>
        </Button>
      </div>
      {chooses && (
        <SelectField
          form={edited}
          name="server_id"
          width="medium"
          label={t({ context: 'vip', message: '您的伺服器' })}
          options={servers}
        />
      )}
      <div role="status" className={css.found}>
        {known && confirmed.vip_ranking > 0 && (
          <>
            <Shown label={t({ context: 'vip', message: '伺服器' })} value={known.server_name || known.server_id} />
            <Shown label={t({ context: 'vip', message: '角色名稱' })} value={known.character_name} />
          </>
        )}
        {confirmed?.vip_ranking === 0 && <NotRanked game={game.game_id} />}
      </div>
    </>
  );
}

function Shown({ label, value }: { label: string; value: string }) {
  return (
    <Field id={`shown-${label}`} label={label}>
      {(wire) => <TextInput {...wire} readOnly value={value} lang={langOfWords(value)} />}
    </Field>
  );
}

function NotRanked({ game }: { game: string }) {
  const { t } = useLingui();
  return (
    <Notice kind="warn" title={t({ context: 'vip', message: '此功能尚未開放所有玩家使用' })}>
      <p>
        <Trans context="vip">這個角色的問題，請由客服中心為您處理。</Trans>
      </p>
      <LinkButton variant="quiet" size="small" to={`/service_quick?param_game_id=${encodeURIComponent(game)}`}>
        <Trans context="vip">前往客服中心</Trans>
      </LinkButton>
    </Notice>
  );
}

/** Asks the game. Only what was asked last counts, and only while it still stands in the field. */
function useConfirmation({ form, game, onConfirmed }: Omit<Props, 'confirmed'>) {
  const { t } = useLingui();
  const [post, { isLoading: busy }] = useConfirmCharacterMutation();
  const [failure, setFailure] = useState<{ of: string; words: string }>();
  const [chooses, setChooses] = useState(false);
  const { in_game_id: id, server_id } = form.values;
  const now = useRef('');
  const of = `${id.trim()} ${server_id}`;
  useEffect(() => {
    now.current = of;
  }, [of]);
  const ask = async () => {
    setFailure(undefined);
    if (id.trim() === '') return setFailure({ of, words: t({ context: 'vip', message: '請輸入角色 ID' }) });
    const answer = await post({ game_id: game.game_id, in_game_id: id.trim(), server_id: chooses ? server_id : '' });
    if (now.current !== of) return;
    if (answer.data) return onConfirmed(answer.data);
    const fields = isApiFault(answer.error) ? answer.error.fields : {};
    if (fields.server_id) setChooses(true);
    const words = fields.server_id ?? fields.in_game_id ?? fields.msg ?? Object.values(fields)[0];
    setFailure({ of, words: words ?? t({ context: 'vip', message: '沒有確認到，請再按一次' }) });
  };
  return { ask: () => void ask(), busy, chooses, failure: failure?.of === of ? failure.words : '' };
}

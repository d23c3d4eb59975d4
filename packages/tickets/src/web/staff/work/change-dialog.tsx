import { contentLang, Notice, Skeleton, useGetGamesQuery } from '@hub/web';
import { Dialog } from '@hub/web/parts';
import { FormFrame, SelectField, SubmitButton, useContractForm, type ContractForm, type Option } from '@hub/forms';
import { moveBody } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useStaffDesk } from '../staff-desk-context.ts';
import { mayAnswerGame } from '../staff-rights.ts';
import { sentenceOf } from './use-case-work.ts';
import type { WorkDialogProps } from './work-dialog.ts';
import css from './work.module.css';

export function ChangeDialog({ ticket, worker, onClose }: WorkDialogProps) {
  const { t } = useLingui();
  const { work } = useStaffDesk();
  const form = useContractForm({
    schema: moveBody,
    initial: { game_id: ticket.game_id, question_type: ticket.question_type, server_id: ticket.server_id },
    messages: (code) => (code === 'TYPE_REQUIRED' ? t`請選擇問題類型` : t`請選擇遊戲`),
    submit: async (body) => {
      await worker.change({ work: 'changeType', body });
      onClose();
    },
  });
  const { game_id: game, question_type: type, server_id: server } = form.values;
  const { currentData, error } = work.choices.useQuery({ id: ticket.id, game });
  const own = game === ticket.game_id;
  const types = withNow(
    currentData?.question_types.map(({ code, label }) => ({ value: code, label, lang: contentLang })),
    own && { value: ticket.question_type, label: ticket.type_text, lang: contentLang },
  );
  const servers = withNow(
    currentData?.servers.map(({ server_id, server_name }) => ({
      value: server_id,
      label: server_name,
      lang: contentLang,
    })),
    own && { value: ticket.server_id, label: ticket.server_name, lang: contentLang },
  );
  // Another game has other types and servers: what it does not have must be chosen anew.
  const keepOffered = useEffectEvent(() => {
    if (!types.some(({ value }) => value === type)) form.change('question_type', '');
    if (!servers.some(({ value }) => value === server)) form.change('server_id', servers[0]?.value ?? '');
  });
  useEffect(() => {
    if (currentData) keepOffered();
  }, [currentData]);
  return (
    <Dialog open onClose={onClose} title={t`改類型、遊戲、伺服器`} crossed>
      <FormFrame form={form}>
        <GameChoice ticket={ticket} form={form} />
        {error !== undefined && <Notice kind="bad" role="alert" title={sentenceOf(error) ?? t`選項暫時載不到`} />}
        {currentData === undefined && error === undefined && <Skeleton shape="text" count={2} />}
        {currentData !== undefined && (
          <>
            <SelectField form={form} name="question_type" label={t`問題類型`} options={types} empty={t`請選擇`} />
            <SelectField form={form} name="server_id" label={t`伺服器`} options={servers} />
            <p className={css.explain}>{t`玩家的清單和之後的通知信，會用新的名稱。`}</p>
            <SubmitButton form={form}>{t`更改`}</SubmitButton>
          </>
        )}
      </FormFrame>
    </Dialog>
  );
}

type GameProps = Pick<WorkDialogProps, 'ticket'> & {
  form: ContractForm<{ game_id: string; question_type: string; server_id: string }>;
};

/** A case from inside a game has no choice. */
function GameChoice({ ticket, form }: GameProps) {
  const { t } = useLingui();
  const { me } = useStaffDesk();
  const { data } = useGetGamesQuery();
  if (ticket.partner_uid !== null) return <p className={css.explain}>{t`從遊戲裡送出的案件，遊戲不能更改。`}</p>;
  const games = (data ?? []).filter(({ game_id }) => mayAnswerGame(me, game_id));
  const options = withNow(
    games.map(({ game_id, game_name }) => ({ value: game_id, label: game_name, lang: contentLang })),
    { value: ticket.game_id, label: ticket.game_name, lang: contentLang },
  );
  return <SelectField form={form} name="game_id" label={t`遊戲`} options={options} />;
}

/** What the case has now stands among the choices, also when it is no longer offered. */
function withNow(options: Option[] = [], now: Option | false): Option[] {
  return !now || options.some(({ value }) => value === now.value) ? options : [now, ...options];
}

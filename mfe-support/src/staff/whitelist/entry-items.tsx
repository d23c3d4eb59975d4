import { Badge, Button, CardList, contentLang, formatTime, ListRow, useGetGamesQuery } from '@hub/web';
import { Dialog } from '@hub/web/parts';
import { FormFrame, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { removeWhitelistBody, type WhitelistRow } from '@hub/contracts/support';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import css from '../settings/settings.module.css';
import { useWhitelistWords, whitelistSentence } from './use-whitelist-words.ts';
import { useRemoveFromWhitelistMutation } from './whitelist.api.ts';

/** Entries of a list: whom they let in, where and until when; taken off for a reason. */
export function EntryItems({ label, rows }: { label: string; rows: WhitelistRow[] }) {
  const { t } = useLingui();
  const [leaving, setLeaving] = useState<WhitelistRow>();
  return (
    <>
      <CardList aria-label={label}>
        {rows.map((row) => (
          <ListRow
            key={row.id}
            end={
              row.mine ? (
                <Button size="small" aria-label={t`移除 ${row.value}`} onClick={() => setLeaving(row)}>
                  {t`移除`}
                </Button>
              ) : null
            }
          >
            <Entry row={row} />
          </ListRow>
        ))}
      </CardList>
      {leaving && <RemoveEntry row={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  );
}

function Entry({ row }: { row: WhitelistRow }) {
  const { t } = useLingui();
  const { kinds } = useWhitelistWords();
  const { data: games = [] } = useGetGamesQuery();
  const nameOf = (id: string) => games.find(({ game_id }) => game_id === id)?.game_name ?? id;
  const until = row.ends_at === null ? '' : formatTime(row.ends_at);
  return (
    <>
      <span className={css.row}>
        <span className={css.title}>{row.value}</span>
        <Badge kind="neutral">{kinds[row.kind].name}</Badge>
        {row.over && (
          <Badge kind="warn" icon={null}>
            {t`已到期`}
          </Badge>
        )}
      </span>
      <span className={css.facts}>
        <span lang={row.game_id === '*' ? undefined : contentLang}>
          {row.game_id === '*' ? t`全部遊戲` : nameOf(row.game_id)}
        </span>
        {row.note && <span lang={contentLang}>{row.note}</span>}
        {until && <span>{t`到 ${until}`}</span>}
      </span>
    </>
  );
}

function RemoveEntry({ row, onClose }: { row: WhitelistRow; onClose: () => void }) {
  const { t } = useLingui();
  const [remove] = useRemoveFromWhitelistMutation();
  const form = useContractForm({
    schema: removeWhitelistBody,
    initial: { reason: '' },
    messages: whitelistSentence,
    submit: async ({ reason }) => {
      await remove({ id: row.id, reason }).unwrap();
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t`把 ${row.value} 移出名單？`} crossed>
      <FormFrame form={form}>
        <p>{t`最慢 30 秒後生效。`}</p>
        <TextField form={form} name="reason" autoComplete="off" label={t`原因`} hint={t`會留在稽核紀錄`} />
        <SubmitButton form={form}>{t`移除`}</SubmitButton>
      </FormFrame>
    </Dialog>
  );
}

import { Badge, Button, CardList, contentLang, ListRow } from '@hub/web';
import { Dialog } from '@hub/web/parts';
import { FormFrame, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { removeHolidayBody, type HolidayRow } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import css from '../settings/settings.module.css';
import { useGameChoice } from '../settings/use-setting-words.ts';
import { dayInWords, holidaySentence } from './holiday-words.ts';
import { useRemoveHolidayMutation } from './holidays.api.ts';

/** Days of a year: which, why, for whose desk; removed for a reason. */
export function HolidayItems({ year, rows }: { year: string; rows: HolidayRow[] }) {
  const { t } = useLingui();
  const [leaving, setLeaving] = useState<HolidayRow>();
  return (
    <>
      <p role="status" className={css.hint}>{t`${year} 年共 ${rows.length} 天`}</p>
      <CardList aria-label={t`${year} 年的客服假日`}>
        {rows.map((row) => {
          const title = `${row.day} ${row.name}`;
          return (
            <ListRow
              key={row.id}
              end={
                row.mine ? (
                  <Button size="small" aria-label={t`移除 ${title}`} onClick={() => setLeaving(row)}>
                    {t`移除`}
                  </Button>
                ) : null
              }
            >
              <Holiday row={row} />
            </ListRow>
          );
        })}
      </CardList>
      {leaving && <RemoveHoliday row={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  );
}

function Holiday({ row }: { row: HolidayRow }) {
  const { t } = useLingui();
  const { nameOf } = useGameChoice();
  return (
    <>
      <span className={css.row}>
        <span className={css.title} lang={contentLang}>
          {row.name}
        </span>
        {row.past && <Badge kind="neutral">{t`已過`}</Badge>}
      </span>
      <span className={css.facts}>
        <time dateTime={row.day}>{dayInWords(row.day)}</time>
        <span lang={row.game_id === '*' ? undefined : contentLang}>{nameOf(row.game_id)}</span>
      </span>
    </>
  );
}

function RemoveHoliday({ row, onClose }: { row: HolidayRow; onClose: () => void }) {
  const { t } = useLingui();
  const [remove] = useRemoveHolidayMutation();
  const title = `${dayInWords(row.day)} ${row.name}`;
  const form = useContractForm({
    schema: removeHolidayBody,
    initial: { reason: '' },
    messages: holidaySentence,
    submit: async ({ reason }) => {
      await remove({ id: row.id, reason }).unwrap();
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t`移除「${title}」？`} crossed>
      <FormFrame form={form}>
        <p>{t`之後這一天照客服時間計算；已經算好的數字不會變。`}</p>
        <TextField form={form} name="reason" autoComplete="off" label={t`原因`} hint={t`會留在稽核紀錄`} />
        <SubmitButton form={form}>{t`移除`}</SubmitButton>
      </FormFrame>
    </Dialog>
  );
}

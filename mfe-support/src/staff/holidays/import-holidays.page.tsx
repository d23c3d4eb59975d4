import { Button, Card, contentLang, SiteLink, Notice, PageTitle, SectionTitle, usePageTitle } from '@hub/web';
import { draftKey, FormFrame, SelectField, SubmitButton, TextAreaField, TextField, useContractForm } from '@hub/forms';
import {
  holidayEditors,
  holidaysImportBody,
  type HolidaysImportBody,
  type HolidaysImportView,
} from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import css from '../settings/settings.module.css';
import { useKeptGames } from '../settings/use-kept-games.ts';
import { dayInWords, holidaySentence } from './holiday-words.ts';
import { yearAddress } from './holidays-address.ts';
import { useImportHolidaysMutation } from './holidays.api.ts';

const ROWS = 12;
type Told = HolidaysImportView['data'];
type Looked = { body: HolidaysImportBody; told: Told };

/** A year of days, pasted: compare, see which lines cannot be taken, add the others. */
export function ImportHolidaysPage({ year }: { year: string }) {
  const { t } = useLingui();
  const games = useKeptGames(holidayEditors, true);
  const [send, sending] = useImportHolidaysMutation();
  const [looked, setLooked] = useState<Looked>();
  usePageTitle(t`匯入一整年`);
  const form = useContractForm({
    schema: holidaysImportBody,
    initial: { game_id: '', year, text: '', reason: '', apply: false },
    messages: holidaySentence,
    draftKey: draftKey({ game: 'holidays', role: year, form: 'import', version: 1 }),
    draftFields: ['text', 'reason'],
    submit: async (body) => setLooked({ body, told: await send(body).unwrap() }),
  });
  const apply = async () => {
    if (!looked) return;
    const { data } = await send({ ...looked.body, apply: true });
    if (data) setLooked({ ...looked, told: data });
  };
  // What was looked at is what is added: another text has to be looked at anew.
  const current = looked && isSame(looked.body, form.values) ? looked : undefined;
  return (
    <>
      <PageTitle
        title={t`匯入一整年`}
        lead={t`貼上行政院公布的放假日，先比對再加入；已經有的不會重複。`}
        small
        above={<SiteLink to={yearAddress(year)}>{t`客服假日`}</SiteLink>}
      />
      <Card>
        <FormFrame form={form}>
          <SelectField form={form} name="game_id" label={t`遊戲`} options={games} width="medium" empty={t`請選擇`} />
          <TextField form={form} name="year" label={t`年份`} inputMode="numeric" width="short" autoComplete="off" />
          <TextAreaField
            form={form}
            name="text"
            rows={ROWS}
            spellCheck={false}
            label={t`貼上假日`}
            hint={t`一列一天，例如：2026-10-10 國慶日`}
          />
          <TextField form={form} name="reason" autoComplete="off" label={t`原因`} hint={t`會留在稽核紀錄`} />
          <SubmitButton form={form}>{t`先比對`}</SubmitButton>
        </FormFrame>
      </Card>
      {current && (
        <Report told={current.told} busy={sending.isLoading} failed={sending.isError} onApply={() => void apply()} />
      )}
    </>
  );
}

const isSame = (sent: HolidaysImportBody, now: Record<string, unknown>) =>
  (['game_id', 'year', 'text', 'reason'] as const).every((name) => sent[name].trim() === String(now[name]).trim());

type ReportProps = { told: Told; busy: boolean; failed: boolean; onApply: () => void };

function Report({ told, busy, failed, onApply }: ReportProps) {
  const { t } = useLingui();
  const { known, twice, fault_count: bad } = told;
  const fresh = told.fresh.length;
  if (told.applied) {
    return (
      <Notice kind="ok" role="status" title={t`已加入 ${fresh} 天`}>
        <p>{t`之後的回覆和結案會跳過這些天。`}</p>
      </Notice>
    );
  }
  return (
    <section aria-labelledby="holidays-report" className={css.form}>
      <SectionTitle id="holidays-report">{t`比對結果`}</SectionTitle>
      <p role="status">{t`可以加入 ${fresh} 天，已經有 ${known} 天，重複 ${twice} 列`}</p>
      {bad > 0 && (
        <Notice kind="warn" title={t`有 ${bad} 列不能加入，會略過`}>
          <ul className={css.plain}>
            {told.faults.map(({ line, value, text }) => (
              <li key={line}>{t`第 ${line} 列「${value}」：${text}`}</li>
            ))}
          </ul>
          {told.faults.length < bad && <p>{t`只列出前 ${told.faults.length} 列。`}</p>}
        </Notice>
      )}
      {fresh > 0 && (
        <ul className={css.plain}>
          {told.fresh.map(({ day, name }) => (
            <li key={day} className={css.row}>
              <time dateTime={day}>{dayInWords(day)}</time>
              <span lang={contentLang}>{name}</span>
            </li>
          ))}
        </ul>
      )}
      {failed && <Notice kind="bad" role="alert" title={t`沒有加入，貼上的內容還在，請再按一次`} />}
      {fresh > 0 && (
        <Button variant="primary" wide="phone" busy={busy} onClick={onApply}>
          {t`加入這 ${fresh} 天`}
        </Button>
      )}
    </section>
  );
}

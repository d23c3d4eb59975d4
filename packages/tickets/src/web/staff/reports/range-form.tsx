import { Button, isApiFault, useNavigate } from '@hub/web';
import { Field, Select, TextInput } from '@hub/web/parts';
import { FIGURE_DAYS_MAX, type Figures } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import {
  lastDays,
  rangeFault,
  reportAddress,
  usualRanges,
  type RangeFault,
  type ReportChoice,
} from './reports-address.ts';
import { useReports } from './reports-context.ts';
import css from './reports.module.css';

type Props = { choice: ReportChoice; figures: Figures | undefined; fault: unknown; busy: boolean };

/** The choice becomes the address, so that it can be kept and sent on. */
export function RangeForm({ choice, figures, fault, busy }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { at } = useReports();
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState(() => rangeFault(choice));
  const sentence = useRangeWords();
  const errors: Record<string, string> = {
    ...(isApiFault(fault) && fault.status === 400 && fault.fields),
    ...(wrong && { [wrong.at]: sentence(wrong) }),
  };
  const asked = reportAddress(at, choice);
  // The fields follow the address, and what was pressed keeps the focus.
  useEffect(() => form.current?.reset(), [asked, figures?.games.length, figures?.agents.length]);
  useEffect(() => setWrong(rangeFault({ from: choice.from, until: choice.until })), [choice.from, choice.until]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const one = (name: string) => String(typed.get(name) ?? '');
    const list = (name: string) => [one(name)].filter(Boolean);
    const range = { from: one('from'), until: one('until') };
    const found = rangeFault(range);
    setWrong(found);
    if (found) event.currentTarget.querySelector<HTMLElement>(`[name="${found.at}"]`)?.focus();
    else void navigate(reportAddress(at, { ...range, games: list('game'), agents: list('agent') }));
  };
  const show = (range: Pick<ReportChoice, 'from' | 'until'>) => {
    // At the same address nothing follows by itself.
    form.current?.reset();
    setWrong(rangeFault(range));
    void navigate(reportAddress(at, { ...choice, ...range }));
  };
  const names: Record<number, string> = { 7: t`近 7 天`, 30: t`近 30 天`, 90: t`近 90 天`, 365: t`近一年` };
  return (
    <form ref={form} className={css.form} onSubmit={send} noValidate aria-label={t`報表範圍`}>
      <div className={css.spans} role="group" aria-label={t`常用期間`}>
        {usualRanges.map((days) => {
          const range = lastDays(days);
          const current = range.from === choice.from && range.until === choice.until;
          return (
            <button key={days} type="button" className={css.span} aria-pressed={current} onClick={() => show(range)}>
              {names[days]}
            </button>
          );
        })}
      </div>
      <Field id="report-from" label={t`從`} error={errors.from}>
        {(wire) => <TextInput {...wire} name="from" type="date" defaultValue={choice.from} />}
      </Field>
      <Field id="report-until" label={t`到`} error={errors.until}>
        {(wire) => <TextInput {...wire} name="until" type="date" defaultValue={choice.until} />}
      </Field>
      <Members id="report-game" name="game" label={t`遊戲`} chosen={choice.games} among={figures?.games} />
      {figures?.scope !== 'own' && (
        <Members id="report-agent" name="agent" label={t`人員`} chosen={choice.agents} among={figures?.agents} />
      )}
      <Button variant="primary" size="small" type="submit" replaces busy={busy} busyWords={t`計算中`}>
        {t`查看`}
      </Button>
    </form>
  );
}

function useRangeWords(): (fault: RangeFault) => string {
  const { t } = useLingui();
  const words: Record<RangeFault['why'], string> = {
    day: t`請選擇日期`,
    future: t`這天還沒到，請選今天或更早`,
    order: t`要在開始日當天或之後`,
    long: t`一次最多 ${FIGURE_DAYS_MAX} 天，請縮短範圍`,
  };
  return ({ why }) => words[why];
}

type MembersProps = {
  id: string;
  name: string;
  label: string;
  chosen: readonly string[];
  among: readonly { id: string; name: string }[] | undefined;
};

/** What the address names stays a choice, whether or not it is listed; several stay together. */
function Members({ id, name, label, chosen, among = [] }: MembersProps) {
  const { t } = useLingui();
  const value = chosen.join(',');
  const listed = value === '' || among.some((one) => one.id === value);
  return (
    <Field id={id} label={label}>
      {(wire) => (
        <Select key={`${value} ${among.length}`} {...wire} name={name} empty={t`全部`} defaultValue={value}>
          {among.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
          {!listed && (
            <option value={value}>
              {chosen.map((part) => among.find((one) => one.id === part)?.name ?? part).join('、')}
            </option>
          )}
        </Select>
      )}
    </Field>
  );
}

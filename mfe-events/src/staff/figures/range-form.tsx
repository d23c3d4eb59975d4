import { Button, isApiFault } from '@hub/web';
import { Field } from '@hub/web/parts';
import { useLingui } from '@lingui/react/macro';
import type { FormEvent, ReactNode } from 'react';
import { AddressInput } from '../find-input.tsx';
import { lastDays, usualRanges, type Range } from './figures-address.ts';
import own from './figures.module.css';

type Props = {
  range: Range;
  /** What the server refused. */
  fault: unknown;
  label: string;
  onChoose: (range: Range) => void;
  /** More to choose by. */
  children?: ReactNode;
};

/** What the server refused of the days: it stands at their fields. */
export const rangeFaults = (fault: unknown): Record<string, string> | undefined =>
  isApiFault(fault) && fault.status === 400 ? fault.fields : undefined;

/** From which day until which: the usual ones at a press, others typed. */
export function RangeForm({ range, fault, label, onChoose, children }: Props) {
  const { t } = useLingui();
  const errors = rangeFaults(fault) ?? {};
  const names: Record<number, string> = { 1: t`今天`, 7: t`近 7 天`, 30: t`近 30 天`, 90: t`近 90 天` };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const day = (name: keyof Range) => String(typed.get(name) || range[name]);
    onChoose({ from: day('from'), until: day('until') });
    // A day that was emptied stays the one it was, and says so.
    for (const field of event.currentTarget.querySelectorAll('input')) field.value ||= field.defaultValue;
  };
  return (
    <form className={own.form} onSubmit={send} noValidate aria-label={label}>
      <div className={own.spans} role="group" aria-label={t`常用期間`}>
        {usualRanges.map((days) => {
          const usual = lastDays(days);
          const current = usual.from === range.from && usual.until === range.until;
          return (
            <button
              key={days}
              type="button"
              className={own.span}
              aria-pressed={current}
              onClick={() => onChoose(usual)}
            >
              {names[days]}
            </button>
          );
        })}
      </div>
      <div className={own.fields}>
        <Field id="figures-from" label={t`從`} error={errors.from}>
          {(wire) => <AddressInput {...wire} name="from" type="date" value={range.from} />}
        </Field>
        <Field id="figures-until" label={t`到`} error={errors.until}>
          {(wire) => <AddressInput {...wire} name="until" type="date" value={range.until} />}
        </Field>
        {children}
        <Button type="submit" size="small">{t`查看`}</Button>
      </div>
    </form>
  );
}

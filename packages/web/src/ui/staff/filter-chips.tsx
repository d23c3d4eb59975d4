import { Button, contentLang } from '@hub/web';
import { Dialog } from '@hub/web/parts';
import { useState, type ReactNode } from 'react';
import css from './filter-chips.module.css';

/** One thing to narrow a list by; '' chooses nothing. The third of an option: its words are of the catalogue. */
export type FilterGroup<Name extends string> = {
  name: Name;
  label: string;
  value: string;
  options: readonly (readonly [value: string, words: string, foreign?: boolean])[];
};

export type FilterChipsProps<Name extends string> = {
  groups: readonly FilterGroup<Name>[];
  onChoose: (name: Name, value: string) => void;
  end?: ReactNode;
  /** `fold`: on the button of a phone, which says how many are chosen. */
  words: { title: string; fold: string; done: string };
};

export function FilterChips<Name extends string>({ groups, onChoose, end, words }: FilterChipsProps<Name>) {
  const [open, setOpen] = useState(false);
  const chips = (place: 'bar' | 'sheet') =>
    groups.map(({ name, label, value, options }) => (
      <label key={name} className={css.chip} data-on={value !== '' || undefined}>
        <span className={place === 'bar' ? 'visually-hidden' : css.label}>{label}</span>
        <select
          name={`${place}-${name}`}
          value={value}
          onChange={(event) => onChoose(name, event.currentTarget.value)}
          className={css.select}
        >
          {options.map(([option, text, foreign]) => (
            <option key={option} value={option} lang={foreign ? contentLang : undefined}>
              {text}
            </option>
          ))}
        </select>
      </label>
    ));
  return (
    <div className={css.bar}>
      <div className={css.chips} role="group" aria-label={words.title}>
        {chips('bar')}
        {end && <span className={css.end}>{end}</span>}
      </div>
      <div className={css.fold}>
        <Button variant="quiet" size="small" onClick={() => setOpen(true)} aria-haspopup="dialog">
          {words.fold}
        </Button>
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={words.title}
        actions={
          <Button variant="primary" onClick={() => setOpen(false)}>
            {words.done}
          </Button>
        }
      >
        <div className={css.stack}>
          {chips('sheet')}
          {end && <span className={css.end}>{end}</span>}
        </div>
      </Dialog>
    </div>
  );
}

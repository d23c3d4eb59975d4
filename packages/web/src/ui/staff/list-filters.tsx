import { Button, ChevronDownIcon, useSearchParams } from '@hub/web';
import { Field, Select } from '@hub/web/parts';
import { useId, useState } from 'react';
import { useDeskTexts } from './desk-texts.ts';
import { useSearchFilters } from './use-search-filters.ts';
import css from './list-filters.module.css';

export type ListFilter = {
  name: string;
  label: string;
  options: readonly (readonly [value: string, words: string, lang?: string])[];
  none?: string;
};

export type ListFiltersProps = { filters: readonly ListFilter[] };

/**
 * Choices that narrow a list. Each is read from the address and written to it; no choice is not there. On a narrow screen
 * they are folded behind a button that says how many are set.
 */
export function ListFilters({ filters }: ListFiltersProps) {
  const words = useDeskTexts();
  const [open, setOpen] = useState(false);
  const fields = useId();
  const [search] = useSearchParams();
  const narrow = useSearchFilters();
  const set = filters.filter(({ name }) => search.get(name)).length;
  return (
    <div>
      <div className={css.fold}>
        <Button
          variant="quiet"
          size="small"
          icon={<ChevronDownIcon />}
          aria-expanded={open}
          aria-controls={fields}
          onClick={() => setOpen(!open)}
        >
          {words.filters}
          {set > 0 && <span className={css.set}>{words.filtersSet(set)}</span>}
        </Button>
      </div>
      <div id={fields} className={css.fields} data-open={open || undefined}>
        {filters.map(({ name, label, options, none = words.any }) => {
          const value = search.get(name) ?? '';
          const known = value === '' || options.some(([one]) => one === value);
          return (
            <Field key={name} id={`list-${name}`} label={label}>
              {(wire) => (
                <Select
                  {...wire}
                  empty={none}
                  value={value}
                  onChange={(event) => narrow({ [name]: event.currentTarget.value })}
                >
                  {options.map(([one, text, lang]) => (
                    <option key={one} value={one} lang={lang}>
                      {text}
                    </option>
                  ))}
                  {!known && <option value={value}>{value}</option>}
                </Select>
              )}
            </Field>
          );
        })}
      </div>
    </div>
  );
}

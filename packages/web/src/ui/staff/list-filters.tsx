import { Field, Select, useKitTexts, useSearchFilters, useSearchParams } from '@hub/web';

export type ListFilter = {
  name: string;
  label: string;
  options: readonly (readonly [value: string, words: string, lang?: string])[];
  none?: string;
};

export type ListFiltersProps = { filters: readonly ListFilter[]; className?: string };

/** Choices that narrow a list. Each is read from the address and written to it; no choice is not there. */
export function ListFilters({ filters, className }: ListFiltersProps) {
  const { any } = useKitTexts();
  const [search] = useSearchParams();
  const narrow = useSearchFilters();
  return (
    <div className={className}>
      {filters.map(({ name, label, options, none = any }) => {
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
                {options.map(([one, words, lang]) => (
                  <option key={one} value={one} lang={lang}>
                    {words}
                  </option>
                ))}
                {!known && <option value={value}>{value}</option>}
              </Select>
            )}
          </Field>
        );
      })}
    </div>
  );
}

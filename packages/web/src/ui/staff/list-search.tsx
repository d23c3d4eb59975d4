import { Button, SearchIcon, useSearchParams } from '@hub/web';
import { Field, TextInput } from '@hub/web/parts';
import { useSearchFilters } from './use-search-filters.ts';
import css from './list-search.module.css';

/** `name`: of the filter in the address. `action`: words of the button. */
export type ListSearchProps = { name: string; label: string; hint: string; action: string };

/** Finds in a list by what is typed; `/` leads to it. */
export function ListSearch({ name, label, hint, action }: ListSearchProps) {
  const [search] = useSearchParams();
  const narrow = useSearchFilters();
  const typed = search.get(name) ?? '';
  return (
    <form
      key={typed}
      role="search"
      className={css.search}
      onSubmit={(event) => {
        event.preventDefault();
        narrow({ [name]: String(new FormData(event.currentTarget).get(name) ?? '').trim() });
      }}
    >
      <Field id={`list-search-${name}`} label={label} hint={hint}>
        {(wire) => (
          <TextInput
            {...wire}
            data-search-field=""
            name={name}
            type="search"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={typed}
          />
        )}
      </Field>
      <Button type="submit" icon={<SearchIcon />}>
        {action}
      </Button>
    </form>
  );
}

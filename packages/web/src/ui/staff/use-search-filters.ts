import { pageAddress, useNavigate } from '@hub/web';

/** As it is this moment: what a render knows may be older by one choice. */
export const searchNow = (): URLSearchParams => new URLSearchParams(pageAddress().search);

/** Keeps the rest of the query; what is empty is left out. */
export function useSearchFilters(): (over: Record<string, string>) => void {
  const navigate = useNavigate();
  return (over) => {
    const search = searchNow();
    for (const [name, value] of Object.entries(over)) {
      if (value === '') search.delete(name);
      else search.set(name, value);
    }
    void navigate({ search: search.toString() }, { replace: true });
  };
}

import { useNavigate } from 'react-router-dom';

/**
 * The query of the address as it is this moment. What a render knows may be older by one choice: a navigation is drawn
 * when there is time for it.
 */
export const searchNow = (): URLSearchParams => new URLSearchParams(location.search);

/** Changes what the query of this page says and keeps the rest of it; what is empty is left out. */
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

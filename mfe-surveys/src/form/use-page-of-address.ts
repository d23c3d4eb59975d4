import { useSearchParams } from '@hub/web';
import type { SurveyPlace } from './answer-form.ts';

const PAGE = 'page';

/** `?page=2`: the browser's back leads to the page before. `pages`: how many there are. */
export function usePageOfAddress(pages: number): SurveyPlace {
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get(PAGE) ?? '1');
  const page = Number.isInteger(asked) && asked >= 1 && asked <= pages ? asked - 1 : 0;
  const turnTo = (to: number) => {
    const next = new URLSearchParams(search);
    if (to === 0) next.delete(PAGE);
    else next.set(PAGE, String(to + 1));
    setSearch(next);
  };
  return { page, turnTo };
}

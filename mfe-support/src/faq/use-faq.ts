import { useDeferredValue, useMemo, useState } from 'react';
import { findable, findArticles } from './faq-find.ts';
import { useGetFaqQuery } from './faq.api.ts';

/** The articles of a set, and those of them that fit what is typed. Typing is never held up by the list. */
export function useFaq(site: string) {
  const query = useGetFaqQuery(site || undefined);
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const { data } = query;
  const all = useMemo(() => findable(data ?? []), [data]);
  const found = useMemo(() => findArticles(all, wanted), [all, wanted]);
  return { query, typed, setTyped, wanted, found };
}

import { gameOfAddress, useLocation, useSearchParams, useSession } from '@hub/web';

export type FaqAddress = { site: string; game: string | undefined; to: (article?: number) => string };

/** Whose articles these are: the set that the address names, and the game that one comes from, which goes along. */
export function useFaqAddress(): FaqAddress {
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();
  const named = gameOfAddress(pathname, search);
  const session = useSession();
  const site = params.get('site') ?? '';
  return { site, game: named ?? session?.game, to: (article) => faqAddress({ id: article, site, game_id: named }) };
}

/** An address of the help pages. */
export function faqAddress(of: { id?: number; site?: string; game_id?: string }): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(of)) if (value) query.set(name, String(value));
  const text = query.toString();
  return text ? `/faq?${text}` : '/faq';
}

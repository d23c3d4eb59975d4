import { ANYBODY, firstCallAddress, pathValues } from '@hub/federation/first-call-address';
import { getSession, heldCase, setupSearch, speaksForPlayer, startSession, type Boot } from '@hub/web';
import { showPicture } from './first-picture.ts';

type Call = { url: string; method: 'GET' | 'POST'; body?: string };

const LIMIT_MS = 15_000;

const exchangeCall = (url: string): Call => ({
  url,
  method: 'POST',
  body: JSON.stringify({ search_string: setupSearch(location.pathname, location.search) }),
});

/** What the page's area declares, where the address has all that is asked for and the session may make it. */
function firstCalls({ calls, route, exchange }: DOMStringMap): Call[] {
  const values = pathValues(route ?? '/*', location.pathname);
  if (!calls || !values) return [];
  const session = getSession();
  const query = new URLSearchParams(location.search);
  const valueOf = (name: string) => values[name] ?? query.get(name) ?? '';
  return calls.split(' ').flatMap((call): Call[] => {
    if (call === exchange) return [exchangeCall(call)];
    const { url = '', holder } = firstCallAddress(call, valueOf) ?? {};
    const may = holder === ANYBODY || speaksForPlayer(session) || (holder && holder === heldCase(session));
    return url && may ? [{ url, method: 'GET' }] : [];
  });
}

function send({ url, method, body }: Call): Promise<Response> {
  const session = getSession();
  const token = session?.kind === 'M' ? undefined : session?.token;
  const headers: Record<string, string> = { 'Accept-Language': document.documentElement.dataset.lang ?? '' };
  if (body) headers['Content-Type'] = 'application/json';
  if (token) headers['x-auth-token'] = token;
  // The page waits for nothing longer than for its own calls.
  const limit = new AbortController();
  setTimeout(() => limit.abort(), LIMIT_MS);
  const promise = fetch(url, { method, body, headers, credentials: 'same-origin', signal: limit.signal });
  promise.catch(() => undefined);
  return promise;
}

/** A game's own token becomes ours whatever the page; a refusal is left to the page's own calls to show. */
async function exchange(answer: Promise<Response>): Promise<{ token: string; game: string } | undefined> {
  const response = await answer;
  if (!response.ok) return undefined;
  const setup = (await response.clone().json()) as { token?: string; game_id?: string };
  const { token, game_id: game = '' } = setup;
  if (!token) return undefined;
  startSession(token, game);
  return { token, game };
}

/** Starts the first calls while the scripts are still on their way. */
export function bootFirstCall(): Boot {
  const { dataset } = document.documentElement;
  const first = firstCalls(dataset);
  const setup = getSession()?.kind === 'P' && dataset.exchange ? send(exchangeCall(dataset.exchange)) : undefined;
  const exchanged = setup && exchange(setup);
  exchanged?.catch(() => undefined);
  // The gateway takes a game's own token as well: nothing waits for the exchange.
  const started = first.map((call) => ({ ...call, promise: (call.method === 'POST' && setup) || send(call) }));
  return { first: started, exchange: exchanged, picture: showPicture(started[0]?.promise) };
}

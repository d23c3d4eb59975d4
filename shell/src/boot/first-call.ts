import { addressOf } from '@hub/contracts/call-address';
import { NEWEST, reportCalls } from '@hub/contracts/calls/tickets/reports';
import { setupCalls } from '@hub/contracts/calls/support/setup';
import { getSession, setupSearch, speaksForPlayer, startSession, type Boot } from '@hub/web';
import { supportDesk } from '@hub/contracts/support-desk';
import { showPicture } from './first-picture.ts';

const calls = reportCalls(supportDesk);
type Call = { url: string; method: 'GET' | 'POST'; body?: string };

const DESK = /^\/service\/[\w-]+\/(?:list|view\/(\d+))\/?$/;
const LIMIT_MS = 15_000;
const STATES = new Set(['processing', 'replied', 'closed']);
const HOME = /^\/(?:service\/[\w-]+|service_quick|g\/[\w-]+\/support)\/?$/;

function exchangeCall(): Call {
  const { pathname, search } = location;
  const body = JSON.stringify({ search_string: setupSearch(pathname, search) });
  return { url: setupCalls.initSetup.path, method: 'POST', body };
}

/** A list that is opened at one of its tabs asks for that tab only. */
function listAddress(): string {
  const state = new URLSearchParams(location.search).get('state') ?? '';
  return addressOf(calls.listReports, { query: { state: STATES.has(state) ? state : undefined } });
}

/** What the area says of its page, where the address has all that is asked for. `:event_id` stands for that of the query. */
function toldCalls(): Call[] {
  const query = new URLSearchParams(location.search);
  const told = document.documentElement.dataset.calls?.split(' ') ?? [];
  const known = told.filter((path) => [...path.matchAll(/:(\w+)/g)].every(([, name = '']) => query.get(name)));
  const filled = (path: string) =>
    path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(query.get(name) ?? ''));
  return known.map((path) => ({ url: filled(path), method: 'GET' }));
}

/** The calls that the page behind this address makes first, if they are known and may be made. */
function firstCallsOf(path: string): Call[] {
  if (HOME.test(path)) return [exchangeCall()];
  const session = getSession();
  if (!session) return [];
  const desk = DESK.exec(path);
  if (!desk) return speaksForPlayer(session) ? toldCalls() : [];
  return [
    {
      url: desk[1] ? addressOf(calls.viewReport, { params: { q_id: desk[1] }, query: NEWEST }) : listAddress(),
      method: 'GET',
    },
  ];
}

function send({ url, method, body }: Call): Promise<Response> {
  const token = getSession()?.token;
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
  const first = firstCallsOf(location.pathname);
  if (getSession()?.kind !== 'P') {
    const started = first.map((call) => ({ ...call, promise: send(call) }));
    return { first: started, picture: showPicture(started[0]?.promise) };
  }
  const setup = exchangeCall();
  const answer = send(setup);
  const exchanged = exchange(answer);
  exchanged.catch(() => undefined);
  // The gateway takes a game's own token as well: nothing waits for the exchange.
  const started = first.map((call) => ({ ...call, promise: call.method === 'POST' ? answer : send(call) }));
  return { first: started, exchange: exchanged, picture: showPicture(started[0]?.promise) };
}

import { addressOf } from '@hub/contracts/call-address';
import { reportCalls } from '@hub/contracts/calls/tickets/reports';
import { setupCalls } from '@hub/contracts/calls/support/setup';
import { getSession, setupSearch, startSession, type Boot } from '@hub/web';
import { supportDesk } from '@hub/contracts/support-desk';

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

/** The call that the page behind this address makes first, if it is known and may be made. */
function firstCallOf(path: string): Call | undefined {
  if (HOME.test(path)) return exchangeCall();
  const desk = DESK.exec(path);
  if (!desk || !getSession()) return undefined;
  return { url: desk[1] ? addressOf(calls.viewReport, { params: { q_id: desk[1] } }) : listAddress(), method: 'GET' };
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

/** Starts the first call while the scripts are still on their way. */
export function bootFirstCall(): Boot {
  const call = firstCallOf(location.pathname);
  if (getSession()?.kind !== 'P') return call ? { first: { ...call, promise: send(call) } } : {};
  const setup = exchangeCall();
  const answer = send(setup);
  const exchanged = exchange(answer);
  exchanged.catch(() => undefined);
  if (!call || call.method === 'POST') return { first: call && { ...setup, promise: answer }, exchange: exchanged };
  const promise = exchanged.then(() => send(call));
  promise.catch(() => undefined);
  return { first: { ...call, promise }, exchange: exchanged };
}

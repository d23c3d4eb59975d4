import { languageFor } from '@hub/contracts/shared';
import { site } from 'virtual:site';
import { callOf, contractFaults, exampleOf, isKnownCall, type CallName } from './contract.ts';
import { liveAnswer, endLive } from './fake-live.ts';
import { fakeRequest } from './fake-request.ts';
import { noAnswer, Reply } from './reply.ts';

/** One call that the page made. */
export type Asked = {
  name: CallName;
  params: Record<string, string>;
  query: URLSearchParams;
  headers: Headers;
  /** JSON that was sent, the form that was sent, or undefined. */
  body: unknown;
};

type Answer = object | Reply;
/** What a call answers: JSON, a reply with a status, or either by what was asked. */
export type CallAnswer = Answer | ((asked: Asked) => Answer | Promise<Answer>);
export type Calls = Partial<Record<CallName, CallAnswer>>;

/** What the frame of every page may ask at any time, whatever the page is about. */
const ofFrame: Calls = {
  'GET /api/questions/unread': { unread_count: 0 },
  'GET /api/vipquestions/unread': { unread_count: 0 },
  'GET /api/games/get_games': ({ headers }) => ({ msg: site.games[languageFor(headers.get('accept-language') ?? '')] }),
};

/** What the calls of one test are answered, and what came of them, also when they end after it. */
type Book = { table: Calls; faults: string[]; asked: Asked[]; underWay: number };
const emptyBook = (): Book => ({ table: ofFrame, faults: [], asked: [], underWay: 0 });
let book = emptyBook();

/** The next calls are answered so; rows that are not named stay as they are. */
export function answerCalls(calls: Calls): void {
  const unknown = Object.keys(calls).filter((name) => !isKnownCall(name));
  if (unknown.length) throw new Error(`not in the route table: ${unknown.join(', ')}`);
  book.table = { ...book.table, ...calls };
}

/** What the page has asked by now, oldest first. */
export const askedOf = (name: CallName): Asked[] => book.asked.filter((call) => call.name === name);

/** How many calls of this test wait for their answer; the stream of news always does. */
export const callsUnderWay = (): number => book.underWay;

/** All of them, by name. */
export const allAsked = (): CallName[] => book.asked.map(({ name }) => name);

/** The answer that the API document shows, changed where the test says so. */
export function documented<View extends object = object>(name: CallName, over: Partial<View> = {}): View {
  return { ...exampleOf<View>(name), ...over };
}

/** These calls are answered as the API document shows. */
export const examples = (...names: CallName[]): Calls =>
  Object.fromEntries(names.map((name) => [name, exampleOf(name)]));

/** Begins anew, and tells what was wrong until now. */
export function resetCalls(): string[] {
  const { faults } = book;
  book = emptyBook();
  endLive();
  return faults;
}

async function sentBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/')) return request.formData();
  const text = await request.text();
  return text ? (JSON.parse(text) as unknown) : undefined;
}

function responseOf(answer: Answer): Response {
  if (answer === noAnswer) throw new TypeError('Failed to fetch');
  const { status, body, headers } = answer instanceof Reply ? answer : new Reply(200, answer);
  const empty = [204, 304].includes(status);
  const plain = typeof body === 'string' || body instanceof Blob || body instanceof ReadableStream;
  const type = plain ? undefined : { 'content-type': 'application/json' };
  return new Response(empty ? null : plain ? body : JSON.stringify(body), { status, headers: { ...type, ...headers } });
}

/** Answers a request as the table says. What the table does not have is a fault of the test that asked for it. */
async function answerRequest(request: Request, own: Book): Promise<Response> {
  const { faults, asked } = own;
  const { pathname, searchParams } = new URL(request.url);
  const call = callOf(request.method, pathname);
  const spelled = `${request.method} ${pathname}`;
  if (!call) {
    faults.push(`${spelled} is no call of the route table`);
    return responseOf(new Reply(404, { msg: spelled }));
  }
  const one: Asked = { ...call, query: searchParams, headers: request.headers, body: await sentBody(request) };
  asked.push(one);
  const row = own.table[call.name];
  if (!row && call.name === 'GET /api/live') return liveAnswer();
  if (!row) {
    faults.push(`${spelled} was not expected`);
    return responseOf(new Reply(501, { msg: spelled }));
  }
  const answer = await (typeof row === 'function' ? row(one) : row);
  const { status, body } = answer instanceof Reply ? answer : new Reply(200, answer);
  const checked = status >= 200 && status < 300 && status !== 204 && answer !== noAnswer;
  if (checked) faults.push(...contractFaults(call.name, body, one.body));
  return responseOf(answer);
}

const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const abort = () => reject(new DOMException('aborted', 'AbortError'));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
  });

/** Answers from the book of the test that asked, and notes there that the call is under way. */
async function carry(request: Request): Promise<Response> {
  const own = book;
  const counts = new URL(request.url).pathname === '/api/live' ? 0 : 1;
  own.underWay += counts;
  try {
    return await Promise.race([answerRequest(request, own), untilAborted(request.signal)]);
  } finally {
    own.underWay -= counts;
  }
}

const isOurs = (url: URL) =>
  url.origin === location.origin && /^\/(?:api\/|media\/(?!games\/)|healthz$)/.test(url.pathname);

/** Puts the table in the place of the network, for `fetch`, uploads and beacons. */
export function installFakeApi(): void {
  const realFetch = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (!isOurs(url)) return realFetch(input, init);
    if (url.pathname === '/healthz') return new Response('ok');
    return carry(request);
  };
  globalThis.XMLHttpRequest = fakeRequest(carry);
  navigator.sendBeacon = () => true;
}

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { callersOf, type Callers, type ReplaySite } from './callers.ts';
import { withProofs } from './proofs.ts';
import { resolved } from './references.ts';
import type { RecordedCall, Recording } from './recording.ts';
import { shapeFaults } from './shape.ts';

/** `index`: of its call. `body`: what came, for whoever records. */
export type Replayed = { index: number; status: number; body: unknown; faults: string[] };

const CALL_MS = 30_000;
/** What happens in the background has a while to happen: a page would have waited as well. */
const PATIENCE = [500, 1500, 3000];
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** `faults`: calls at fault, of those that are judged; `ms`: of the whole. */
export type ReplayBounds = { faults: number; ms: number; isJudged?: (call: RecordedCall) => boolean };
/** A recording may be another team's, and must not hold a release for hours. */
export const BOUNDS: ReplayBounds = { faults: 10, ms: 300_000 };
export const UNBOUNDED: ReplayBounds = { faults: Infinity, ms: Infinity };

/**
 * Makes every recorded call once more, in their order, each with what the answers before it said. Once a bound is met,
 * the rest is not made and not in what is returned.
 */
export async function replayCalls(
  { calls }: Recording,
  site: ReplaySite,
  bounds: ReplayBounds = BOUNDS,
): Promise<Replayed[]> {
  const until = Date.now() + bounds.ms;
  const callers = callersOf(site);
  const answers = new Map<string, unknown>();
  const done: Replayed[] = [];
  let faulty = 0;
  for (const [index, call] of calls.entries()) {
    if (faulty >= bounds.faults || Date.now() >= until) break;
    const { status, body } = await patiently(call, () => make(call, { site, callers, answers }).catch(unmade));
    if (call.name) answers.set(call.name, body);
    const faults = faultsOf(call, status, body).map((fault) => `${call.call}: ${fault}`);
    if (faults.length > 0 && (bounds.isJudged?.(call) ?? true)) faulty += 1;
    done.push({ index, status, body, faults });
  }
  return done;
}

function faultsOf({ status: was, answer }: RecordedCall, status: number, body: unknown): string[] {
  if (status === was) return shapeFaults(answer, body);
  if (status === UNMADE) return [`is not answered: ${String(body)}`];
  return [`answers ${status}, and was ${was}: ${JSON.stringify(body)?.slice(0, 200)}`];
}

type Answered = { status: number; body: unknown };

async function patiently({ status }: RecordedCall, send: () => Promise<Answered>): Promise<Answered> {
  let answered = await send();
  for (const pause of PATIENCE) {
    // A shape that is refused is refused for ever.
    if (answered.status === status || [UNMADE, 400, 404, 405].includes(answered.status)) break;
    await sleep(pause);
    answered = await send();
  }
  return answered;
}

/** What cannot be made or is not answered in time is a fault of its call, and ends no other's. */
const UNMADE = 0;
const unmade = (error: unknown): Answered => ({ status: UNMADE, body: String(error) });

type Known = { site: ReplaySite; callers: Callers; answers: ReadonlyMap<string, unknown> };

async function make(call: RecordedCall, { site, callers, answers }: Known): Promise<Answered> {
  const { as, version, body, query, files, ...rest } = await withProofs(
    resolved(call, answers) as RecordedCall,
    site.url,
  );
  const [method = 'GET', path = '/'] = rest.call.split(' ');
  const address = addressOf(path, site.url);
  for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, value);
  const headers = {
    'accept-language': 'zh-TW',
    ...(await callers.headersOf(as)),
    ...(rest.once && { 'idempotency-key': randomUUID() }),
    ...(version !== undefined && { 'if-match': version }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const sent = files ? formOf(files) : body === undefined ? undefined : JSON.stringify(body);
  const signal = AbortSignal.timeout(CALL_MS);
  const answer = await fetch(address, { method, headers, signal, redirect: 'manual', ...(sent && { body: sent }) });
  const type = answer.headers.get('content-type') ?? '';
  const text = await answer.text();
  return { status: answer.status, body: type.includes('json') && text ? (JSON.parse(text) as unknown) : type };
}

/** What was answered may have become a part of the path. */
function addressOf(path: string, site: string): URL {
  const address = new URL(path, site);
  if (address.origin !== new URL(site).origin || !address.pathname.startsWith('/api/'))
    throw new Error(`${address.href} is no call of the site, and is not made`);
  return address;
}

function formOf(files: readonly string[]): FormData {
  const form = new FormData();
  for (const field of files) form.set(field, new Blob([PNG], { type: 'image/png' }), 'dot.png');
  return form;
}

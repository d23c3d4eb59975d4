import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { CAPTCHA_HEADER } from '@hub/contracts/captcha-header';
import { isStaffAddress } from '@hub/contracts/calls/shared/gateway';
import type { CaptchaView } from '@hub/contracts/shared';
import { recordAnswer, recordSilence } from './connection.ts';
import { takeBootRequest, untilExchanged } from './boot-request.ts';
import { staffHeaders } from './csrf.ts';
import { pageLanguage } from './i18n.ts';
import { recordServerTime } from './server-clock.ts';
import { endSession, renewSession, tokenFor } from './session.ts';
import { leftForeignPage, siteAddress } from './foreign-page.ts';

/** `key`: idempotency key of a submit. `version`: of what was read and is to be changed. */
export type HubRequest = {
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  key?: string;
  version?: number;
  /** The row of the call says so. */
  member?: boolean;
  headers?: Record<string, string>;
  cache?: RequestCache;
  /** The answer is a file: its data is a `Blob`. */
  file?: true;
  limitMs?: number;
};

/** `fields`: flat map field → sentence. OFFLINE: no answer within the limit. `retryAfter` in seconds. */
export type ApiFault = {
  status: number | 'OFFLINE';
  fields: Record<string, string>;
  requestId?: string;
  retryAfter?: number;
  captcha?: CaptchaView;
};

/** Argument of a submit that may be sent twice: the form makes the key when it opens. */
export type Keyed<Body> = { body: Body; key: string };

const LIMIT_MS = 15_000;
export const offline: ApiFault = { status: 'OFFLINE', fields: {} };

export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A wait that nobody has to be told of, and how often in a row. */
const SHORT_S = 3;
const WAITS = 2;

/** Session header, language, time limit, flat faults, renewed tokens; a call that came too soon is sent again. */
export const hubBaseQuery: BaseQueryFn<HubRequest | string, unknown, ApiFault> = async (arg, { signal }) => {
  const request = typeof arg === 'string' ? { url: arg } : arg;
  const page = leftForeignPage();
  for (let left = WAITS; ; left -= 1) {
    const answer = await ask(request, signal);
    // Its token must not become that of the next mount, nor be what a mount leaves behind.
    if (page?.aborted) return { error: offline };
    const wait = answer.error?.status === 429 ? (answer.error.retryAfter ?? Infinity) : Infinity;
    if (left === 0 || wait > SHORT_S) return answer;
    await pause(wait * 1000, signal);
    if (signal.aborted || page?.aborted) return answer;
  }
};

type Answer = { data: unknown; error?: undefined } | { error: ApiFault; data?: undefined };

async function ask(request: HubRequest, signal: AbortSignal): Promise<Answer> {
  const isJson = request.body !== undefined && !(request.body instanceof FormData);
  const body = isJson ? JSON.stringify(request.body) : (request.body as FormData | undefined);
  const started = takeBootRequest(request.url, request.method ?? 'GET', typeof body === 'string' ? body : undefined);
  if (!started) await untilExchanged();
  // The desk is entered by cookie; a player's token in the same tab has no business there.
  const token = isStaffAddress(request.url) ? undefined : tokenFor(request.member);
  // Until the last byte: an answer may stop in the middle.
  const limit = new AbortController();
  const abort = () => limit.abort();
  const timer = setTimeout(abort, request.limitMs ?? LIMIT_MS);
  signal.addEventListener('abort', abort);
  try {
    const response = await (started ?? send(request, body, isJson, token, limit.signal));
    recordAnswer();
    recordServerTime(response.headers);
    return await readAnswer(response, token, request.file);
  } catch {
    if (!signal.aborted) recordSilence();
    return { error: offline };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

/** Ends early when the call is called off. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

function send(
  { url, method = 'GET', key, version, headers, cache }: HubRequest,
  body: string | FormData | undefined,
  isJson: boolean,
  token: string | undefined,
  signal: AbortSignal,
): Promise<Response> {
  return fetch(siteAddress(url), {
    method,
    body,
    credentials: 'same-origin',
    signal,
    ...(cache && { cache }),
    headers: {
      'Accept-Language': pageLanguage(),
      ...(isJson && { 'Content-Type': 'application/json' }),
      ...(token && { 'x-auth-token': token }),
      ...(key && { 'Idempotency-Key': key }),
      ...(version !== undefined && { 'If-Match': String(version) }),
      ...staffHeaders(url, method),
      ...headers,
    },
  });
}

/** What an answer of ours says, and what it does to the session: `token` is the one that was sent. */
export async function readAnswer(response: Response, token: string | undefined, file?: true) {
  const renewed = response.headers.get('X-Auth-Token');
  if (renewed && token) renewSession(token, renewed);
  if (response.status === 204) return { data: null };
  if (response.ok && file) return { data: await response.blob() };
  if (response.ok) return { data: (await response.json()) as unknown };
  const fields = await readFields(response);
  // A token that the server no longer takes must not spoil the calls that need none.
  if (response.status === 401 && fields.jwt && token) endSession(token);
  return { error: faultOf(response, fields) };
}

function faultOf(response: Response, fields: Record<string, string>): ApiFault {
  const requestId = response.headers.get('X-Request-Id') ?? undefined;
  const wait = Number(response.headers.get('Retry-After'));
  const retryAfter = wait > 0 ? wait : undefined;
  return { status: response.status, fields, requestId, retryAfter, captcha: readCaptcha(response) };
}

function readCaptcha({ headers }: Response): CaptchaView | undefined {
  const text = headers.get(CAPTCHA_HEADER);
  try {
    return text ? (JSON.parse(text) as CaptchaView) : undefined;
  } catch {
    return undefined;
  }
}

/** A plain sentence stands under `msg`. A proxy's HTML page has no fields: the status alone must be enough then. */
async function readFields(response: Response): Promise<Record<string, string>> {
  const answer: unknown = await response.json().catch(() => null);
  if (typeof answer === 'string') return { msg: answer };
  if (typeof answer !== 'object' || answer === null) return {};
  const texts = Object.entries(answer).filter((row): row is [string, string] => typeof row[1] === 'string');
  return Object.fromEntries(texts);
}

export function isApiFault(fault: unknown): fault is ApiFault {
  return typeof fault === 'object' && fault !== null && 'status' in fault && 'fields' in fault;
}

import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PlayerPrincipal, StaffPrincipal, Principal } from '@hub/contracts/shared';
import { parseRings, type KeyRing } from '../config/keys.ts';
import { IDENTITY_HEADER, sealIdentity, type NamedPage } from '../identity/internal-identity.ts';
import { knownStaff } from './known-staff.ts';

const key = () => [{ kid: 'test', key: randomBytes(32).toString('base64url') }];

/** A service that no other was built with. */
export const joinedService = 'guild';

const services = [...readdirSync(join(import.meta.dirname, '../../../../services')), joinedService];
/** Keys of one test run. */
export const testKeys = {
  IDENTITY_KEYS: JSON.stringify(Object.fromEntries(services.map((name) => [name, key()]))),
  TOKEN_KEYS: JSON.stringify({ S: key(), K: key(), M: key() }),
  BOUNCE_KEY: randomBytes(32).toString('base64url'),
  CHECK_KEY: randomBytes(32).toString('base64url'),
  MEDIA_KEYS: JSON.stringify(key()),
  VAULT_KEYS: JSON.stringify(key()),
  SERIAL_KEY: randomBytes(32).toString('base64url'),
  SERIAL_KEYS: JSON.stringify(key()),
  CAPTCHA_KEY: randomBytes(32).toString('base64url'),
  ORDER_KEYS: JSON.stringify(key()),
  KEK_KEYS: JSON.stringify(key()),
};
export const testRings: Record<string, KeyRing> = parseRings(testKeys.IDENTITY_KEYS);

let number = 0;
/** A number that no other call in this process got. */
export const unique = (): number => ++number * 1000 + Math.floor(Math.random() * 1000);

export function aPlayer(over: Partial<PlayerPrincipal> = {}): PlayerPrincipal {
  const id = String(100_000_000 + unique());
  return {
    kind: 'S',
    game: 'H73',
    uid: `uid-${id}`,
    server: 'tw_2001',
    role: id,
    name: '測試角色',
    inGameId: id,
    chain: `c-${id}`,
    ...over,
  };
}

export function aStaff(over: Partial<StaffPrincipal> = {}): StaffPrincipal {
  return { kind: 'staff', id: unique(), login: 'yue', name: '小岳', roles: [{ role: 'agent', game: '*' }], ...over };
}

export type Answer<T = Record<string, unknown>> = { status: number; body: T; headers: Headers };

type Sent = {
  who?: Principal;
  body?: unknown;
  form?: Record<string, string> | FormData;
  key?: string;
  language?: string;
  ip?: string;
  token?: string;
  page?: NamedPage;
  headers?: Record<string, string>;
};

/** Calls a service as the gateway would, in somebody's name. The body of a CSV is its text. */
export async function callAs<T = Record<string, unknown>>(
  base: string,
  service: string,
  line: string,
  sent: Sent = {},
): Promise<Answer<T>> {
  const [method = 'GET', path = '/'] = line.split(' ');
  const ring = testRings[service];
  if (!ring) throw new Error(`no key for ${service}`);
  if (sent.who?.kind === 'staff') knownStaff.set(sent.who.id, sent.who);
  const identity = sealIdentity(ring, service, {
    who: sent.who ?? { kind: 'anon' },
    rid: `r-${unique()}`,
    ip: sent.ip ?? `10.0.${unique() % 255}.${unique() % 255}`,
    ...(sent.token ? { token: sent.token } : {}),
    ...(sent.page ? { page: sent.page } : {}),
  });
  const headers: Record<string, string> = {
    [IDENTITY_HEADER]: identity,
    'accept-language': sent.language ?? 'zh-TW',
    ...sent.headers,
  };
  if (sent.key) headers['idempotency-key'] = sent.key;
  let body: string | FormData | undefined;
  if (sent.form instanceof FormData) {
    body = sent.form;
  } else if (sent.form) {
    body = new FormData();
    for (const [name, value] of Object.entries(sent.form)) body.set(name, value);
  } else if (sent.body !== undefined) {
    headers['content-type'] = 'application/json';
    body = JSON.stringify(sent.body);
  }
  const response = await fetch(base + path, { method, headers, ...(body === undefined ? {} : { body }) });
  const text = await response.text();
  const isFile = /^(text\/csv|image\/)/.test(response.headers.get('content-type') ?? '');
  const read: unknown = isFile ? text : text ? JSON.parse(text) : null;
  return { status: response.status, body: read as T, headers: response.headers };
}

import { randomUUID } from 'node:crypto';
import { IDENTITY_HEADER, sealIdentity } from '../identity/internal-identity.ts';
import { signHeaders } from '../partner/signature.ts';
import { testRings } from './identities.ts';

/** A game's server in a test: it signs with this key. */
export type TestGame = { kid: string; secret: Buffer };

type Sent = {
  body?: unknown;
  /** What is sent in the place of the JSON of `body`, under the signature of `body`. */
  raw?: string;
  id?: string;
  /** How far its clock is ahead, in seconds. */
  clockS?: number;
  headers?: Record<string, string>;
};

export type PartnerAnswer = { status: number; body: Record<string, unknown>; headers: Headers };

/** Signs a call as a game's server does. `service` null: to the gateway; else straight to a service, as the gateway would. */
export async function callAsGame(
  base: string,
  service: string | null,
  line: string,
  game: TestGame,
  { body, raw, id = `t-${randomUUID()}`, clockS = 0, headers }: Sent = {},
): Promise<PartnerAnswer> {
  const [method = 'GET', path = '/'] = line.split(' ');
  const text = body === undefined ? '' : JSON.stringify(body);
  const nowS = Math.floor(Date.now() / 1000) + clockS;
  const who = { kind: 'partner' } as const;
  const ring = service ? testRings[service] : undefined;
  const sealed: Record<string, string> =
    ring && service ? { [IDENTITY_HEADER]: sealIdentity(ring, service, { who, rid: 'r-test', ip: '' }) } : {};
  const response = await fetch(base + path, {
    method,
    headers: {
      ...(text ? { 'content-type': 'application/json' } : {}),
      ...sealed,
      ...signHeaders([game], { id, method, path, body: text }, nowS),
      ...headers,
    },
    ...(text && { body: raw ?? text }),
  });
  const answer = await response.text();
  return { status: response.status, body: JSON.parse(answer || '{}'), headers: response.headers };
}

import { route } from '@hub/contracts/shared';
import { AppError, Forbidden, SessionExpired, type ServiceClient } from '@hub/nest-kit/http';
import { issueMemberToken, type TokenRings } from '@hub/nest-kit/tokens';
import { beforeEach, expect, it } from 'vitest';
import type { StaffSessions } from '../src/callers/staff-sessions.ts';
import { TokenCallers } from '../src/callers/token-callers.ts';
import { Authenticate } from '../src/callers/authenticate.ts';

const ring = (kid: string): TokenRings['S'] => [{ kid, key: new Uint8Array(32).fill(kid.charCodeAt(0)) }];
const rings: TokenRings = { S: ring('s'), K: ring('k') };
let asked: URLSearchParams[];
let revoked: boolean;
let callers: Authenticate;

beforeEach(() => {
  asked = [];
  revoked = false;
  const identity = {
    call: async (_service: string, path: string) => {
      asked.push(new URL(path, 'http://identity').searchParams);
      return { revoked };
    },
  } as unknown as ServiceClient;
  callers = new Authenticate(new TokenCallers(rings, identity), {} as StaffSessions, 'http://localhost');
});

const ask = async (options: Parameters<typeof route>[3]) => {
  const { token } = issueMemberToken(rings, { member: 'm_70001' });
  const row = route('identity', 'GET', '/api/auth/thing', options);
  return (await callers.of(row, { 'x-auth-token': token }, 'r-1')).who;
};

it('a member is known where the row says so', async () => {
  expect(await ask({ who: 'player', member: true })).toMatchObject({ kind: 'M', member: 'm_70001' });
});

it('a member is nobody on every other row', async () => {
  expect(await ask({})).toEqual({ kind: 'anon' });
  await expect(ask({ who: 'player' })).rejects.toThrow(SessionExpired);
});

it('what holds the cookie of a session is asked by pages of the site alone, as JSON', async () => {
  const row = route('identity', 'POST', '/api/auth/thing', { sameOrigin: true });
  const from = (headers: Record<string, string>) => callers.of(row, headers, 'r-1');
  const json = { 'content-type': 'application/json' };
  await expect(from({ ...json, origin: 'http://localhost' })).resolves.toMatchObject({ who: { kind: 'anon' } });
  await expect(from(json)).rejects.toThrow(Forbidden);
  await expect(from({ ...json, origin: 'http://evil.example' })).rejects.toThrow(Forbidden);
  await expect(from({ ...json, 'sec-fetch-site': 'same-site' })).rejects.toThrow(Forbidden);
  await expect(from({ origin: 'http://localhost', 'content-type': 'text/plain' })).rejects.toThrow(AppError);
});

it('a member whose tokens were ended is asked to sign in again', async () => {
  revoked = true;
  await expect(ask({ who: 'player', member: true })).rejects.toThrow(SessionExpired);
  expect(asked.map((query) => [query.get('game'), query.get('uid')])).toEqual([['hub', 'm_70001']]);
});

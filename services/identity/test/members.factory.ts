import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { MemberTokenView } from '@hub/contracts/identity';
import type { MemberWho, PlayerPrincipal } from '@hub/contracts/shared';
import { parseKey } from '@hub/nest-kit/keys';
import { callAs, testKeys, unique } from '@hub/nest-kit/testing';
import { readToken } from '@hub/nest-kit/tokens';
import { vi } from 'vitest';
import { MemberSecrets } from '../src/members/member-secrets.ts';
import { tokenRings, type TestIdentity } from './identity.factory.ts';

export const anEmail = () => `member-${unique()}@example.com`;
/** A household of this test alone: limits count by it. */
export const aHousehold = () => `10.${unique() % 250}.${unique() % 250}.${unique() % 250}`;

export const memberSecretsOf = (to: TestIdentity) => new MemberSecrets(parseKey(testKeys.CHECK_KEY), to.box);

type Sent = { ip?: string; headers?: Record<string, string>; language?: string };
/** `page`: that asks, and shows. */
type OfPage = Sent & { page?: string };
export type Refusal = Record<string, string>;

export async function solvedCheck({ url }: TestIdentity): Promise<string> {
  const { body: challenge } = await callAs<Challenge>(url, 'identity', 'GET /api/captcha/challenge?for=login');
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

export async function askCode(to: TestIdentity, email: string, { page, ...sent }: OfPage = {}) {
  const body = { email, ...(page && { page }), captcha_token: await solvedCheck(to) };
  return callAs<Refusal>(to.url, 'identity', 'POST /api/auth/member_code', { ip: aHousehold(), ...sent, body });
}

/** What is on its way to an address, the newest first. */
export async function codesFor(to: TestIdentity, email: string): Promise<string[]> {
  const secrets = memberSecretsOf(to);
  const rows: { email_mac: Buffer; mail_box: Buffer }[] = await to.source.query(
    'SELECT email_mac, mail_box FROM member_code WHERE email_mac = ? AND mail_box IS NOT NULL ORDER BY id DESC',
    [secrets.emailMac(email)],
  );
  return rows.map((row) => secrets.mailOf(row).code);
}

const cookieIn = (headers: Headers, name: string) =>
  headers
    .getSetCookie()
    .find((line) => line.startsWith(`${name}=`))
    ?.slice(name.length + 1)
    .split(';')[0] ?? '';

export function readLogin({ status, body, headers }: Awaited<ReturnType<typeof showCode>>) {
  return { status, body, session: cookieIn(headers, 'hub_member'), readable: cookieIn(headers, 'member') };
}

export const showCode = (to: TestIdentity, email: string, code: string, { page, ...sent }: OfPage = {}) =>
  callAs<MemberTokenView & Refusal>(to.url, 'identity', 'POST /api/auth/member_login', {
    ip: aHousehold(),
    ...sent,
    body: { email, code, ...(page && { page }) },
  });

export type LoggedIn = { email: string; token: string; session: string; who: MemberWho };

/** By the whole way: a code is asked for, and shown. */
export async function logInAs(to: TestIdentity, email = anEmail(), sent: Sent = {}): Promise<LoggedIn> {
  await askCode(to, email, sent);
  const [code = ''] = await codesFor(to, email);
  const { body, session, status } = readLogin(await showCode(to, email, code, sent));
  if (status !== 200) throw new Error(`not logged in: ${status} ${JSON.stringify(body)}`);
  const { who } = await readToken(tokenRings, body.token);
  return { email, token: body.token, session, who: who as MemberWho };
}

export const cookieOf = (session: string) => ({ cookie: `lang=en; hub_member=${session}` });

/** A call in the name of a member, from the browser that holds the session. */
export const callOf = <T = Record<string, unknown>>(
  to: TestIdentity,
  { who, session }: Pick<LoggedIn, 'who' | 'session'>,
  line: string,
  { body, headers }: { body?: unknown; headers?: Record<string, string> } = {},
) =>
  callAs<T>(to.url, 'identity', line, {
    who,
    ...(body === undefined ? {} : { body }),
    headers: { ...cookieOf(session), ...headers },
  });

export const callAsPlayer = (to: TestIdentity, who: PlayerPrincipal, line: string) =>
  callAs(to.url, 'identity', line, { who, body: {} });

export async function resume(to: TestIdentity, session: string) {
  const answer = await callAs<MemberTokenView & Refusal>(to.url, 'identity', 'POST /api/auth/member_session', {
    body: {},
    headers: cookieOf(session),
  });
  return readLogin(answer);
}

/** Would the gateway still take a token of this chain? */
export async function isRevoked(to: TestIdentity, { chain, member }: MemberWho): Promise<boolean> {
  const query = new URLSearchParams({ chain, game: 'hub', uid: member });
  const sent = { who: { kind: 'service', from: 'gateway' } as const };
  const { body } = await callAs<{ revoked: boolean }>(to.url, 'identity', `GET /internal/revoked?${query}`, sent);
  return body.revoked;
}

/** What is asked of the database meanwhile, in order; what nobody waits for is left out. */
export async function statementsOf({ source }: TestIdentity, run: () => Promise<unknown>): Promise<string[]> {
  const runner = source.createQueryRunner();
  const kind = Object.getPrototypeOf(runner) as typeof runner;
  await runner.release();
  const spy = vi.spyOn(kind, 'query');
  try {
    await run();
    return spy.mock.calls.map(([sql]) => sql).filter((sql) => !/^\s*(?:SELECT|UPDATE)[^;]*\boutbox\b/.test(sql));
  } finally {
    spy.mockRestore();
  }
}

import { createHash } from 'node:crypto';
import { callAs, unique } from '@hub/nest-kit/testing';
import type { StaffMe, StaffMeView, StaffSessionView, StaffStep } from '@hub/contracts/identity';
import type { StaffGrant, StaffPrincipal } from '@hub/contracts/shared';
import { AddStaff } from '../src/staff/add-staff.ts';
import { appCodeAt, newAppSecret } from '../src/staff/factor/app-code.ts';
import { asGateway, type TestIdentity } from './identity.factory.ts';

export type Account = { login: string; password: string; secret: string; who: StaffPrincipal };

type Over = { owner?: boolean; /** No app set up yet. */ bare?: boolean };

/** An account of this test alone. */
export async function anAccount(
  to: TestIdentity,
  roles: StaffGrant[] = [{ role: 'agent', game: 'H73' }],
  { owner = false, bare = false }: Over = {},
): Promise<Account> {
  const login = `agent-${unique()}`;
  const password = `pass ${unique()} 密碼`;
  const secret = newAppSecret();
  const name = '小岳';
  const add = new AddStaff(to.db, to.box);
  const own = bare ? {} : { totpSecret: secret };
  const id = await add.run({ login, name, password, grants: roles, owner, by: 'test', ...own });
  const who: StaffPrincipal = { kind: 'staff', id, login, name, roles };
  return { login, password, secret, who: owner ? { ...who, owner: true } : who };
}

export const anOwner = (to: TestIdentity) => anAccount(to, [{ role: 'product_admin', game: '*' }], { owner: true });

/** What the app of an account shows, now or some steps of 30 s away. */
export const codeOf = ({ secret }: Pick<Account, 'secret'>, steps = 0): string =>
  appCodeAt(secret, Date.now() + steps * 30_000);

/** Somebody signs in from the same desk every day. */
export function deskOf(login: string): string {
  const [a = 0, b = 0, c = 0] = createHash('sha256').update(login).digest();
  return `10.${a}.${b}.${c}`;
}

export type Answered = { status: number; msg: string; cookie: string; session: string; csrf: string };
export type LoginAnswer = Answered & { step: StaffStep };

export const sessionOf = (headers: Headers) => {
  const cookie = headers.get('set-cookie') ?? '';
  return { cookie, session: /^hub_staff=([^;]*)/.exec(cookie)?.[1] ?? '' };
};

type Sent = { ip?: string; language?: string; headers?: Record<string, string> };

/** The first step: login and password. */
export async function logIn(url: string, login: string, password: string, sent: Sent = {}): Promise<LoginAnswer> {
  const answer = await callAs<{ data: StaffStep; msg?: string }>(url, 'identity', 'POST /api/staff/login', {
    body: { login, password },
    ip: deskOf(login),
    ...sent,
  });
  const { data, msg = '' } = answer.body;
  return { status: answer.status, msg, ...sessionOf(answer.headers), csrf: data?.csrf ?? '', step: data };
}

export const halfOf = ({ who }: Account): StaffPrincipal => {
  const { owner: _, ...rest } = who;
  return { ...rest, roles: [], half: true };
};

/** A call in the name of an account, with the cookie of a session. */
export function callIn<T = Record<string, unknown>>(
  url: string,
  who: StaffPrincipal,
  session: string,
  line: string,
  body?: unknown,
  sent: Sent = {},
) {
  return callAs<T>(url, 'identity', line, {
    who,
    ip: deskOf(who.login),
    ...(body === undefined ? {} : { body }),
    ...sent,
    headers: { cookie: `lang=en; hub_staff=${session}`, ...sent.headers },
  });
}

/** The second step: a code of the app, or what else is given as one. */
export async function showFactor(url: string, account: Account, session: string, code: string, sent: Sent = {}) {
  const line = 'POST /api/staff/second_factor';
  const answer = await callIn<{ data?: { csrf: string }; msg?: string; code?: string }>(
    url,
    halfOf(account),
    session,
    line,
    { code },
    sent,
  );
  return { status: answer.status, body: answer.body, ...sessionOf(answer.headers), csrf: answer.body.data?.csrf ?? '' };
}

export type SignedIn = { account: Account; session: string; csrf: string; me: StaffMe };

/** Both steps. Codes that were used a moment ago are forgotten first: a test signs in more often than people do. */
export async function signIn(to: TestIdentity, account: Account, sent: Sent = {}): Promise<SignedIn> {
  await to.source.query('UPDATE staff SET totp_step = NULL WHERE id = ?', [account.who.id]);
  const half = await logIn(to.url, account.login, account.password, sent);
  const { session, csrf, status, body } = await showFactor(to.url, account, half.session, codeOf(account), sent);
  if (status !== 200) throw new Error(`no second step: ${status} ${JSON.stringify(body)}`);
  const { body: me } = await callIn<StaffMeView>(to.url, account.who, session, 'GET /api/staff/me');
  return { account, session, csrf, me: me.data };
}

/** Moves the times of an account's sessions into the past. */
export const ageSessions = (to: TestIdentity, { who }: Account, column: string, interval: string) =>
  to.source.query(`UPDATE staff_session SET ${column} = ${column} - INTERVAL ${interval} WHERE staff_id = ?`, [who.id]);

export const auditOf = (
  to: TestIdentity,
  { who }: Account,
): Promise<{ action: string; actor: string; detail: string }[]> =>
  to.source.query('SELECT action, actor, detail FROM audit WHERE object = ? ORDER BY id', [`staff:${who.id}`]);

/** What a test of staff asks a running identity, again and again. */
export const staffTools = (to: () => TestIdentity) => ({
  /** The session after the password alone. */
  half: async (account: Account, ip?: string) =>
    (await logIn(to().url, account.login, account.password, ip ? { ip } : {})).session,
  show: (account: Account, session: string, code: string, ip?: string) =>
    showFactor(to().url, account, session, code, ip ? { ip } : {}),
  prove: (session: string) =>
    callAs<StaffSessionView>(to().url, 'identity', 'POST /internal/staff-session', {
      who: asGateway,
      body: { session },
    }),
  /** Does a whole session still open anything? */
  alive: async (account: Account, session: string) =>
    (await callIn(to().url, account.who, session, 'GET /api/staff/me')).status === 200,
  actionsOf: async (account: Account) => (await auditOf(to(), account)).map(({ action }) => action),
});

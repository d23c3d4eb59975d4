import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { signPartnerToken } from '../../token/partner-token.mjs';
import { staffCode } from '../../token/staff-code.mjs';
import { proofOfMoment } from './proofs.ts';
import type { Caller, PlayerCaller } from './recording.ts';

export type Account = { login: string; password: string; totp_secret: string };
/** A site on which recorded calls are made again; `folder` has the keys of its games. */
export type ReplaySite = { url: string; mailUrl: string; folder: string; staff: readonly Account[] };
type Headers = Record<string, string>;

const LIFE_S = 1800;
const MAIL_MS = 20_000;

/** Each has an address of its own: limits of one must not add up over the calls of all. */
const anAddress = () => [10, ...randomBytes(3)].join('.');

/** The headers by which a site knows who makes a call. Somebody of the staff and a member sign in once. */
export class Callers {
  private readonly known = new Map<string, Promise<Headers>>();
  private readonly site: ReplaySite;

  constructor(site: ReplaySite) {
    this.site = site;
  }

  headersOf(caller: Caller): Promise<Headers> {
    const key = JSON.stringify(caller);
    const headers = this.known.get(key) ?? this.made(caller);
    this.known.set(key, headers);
    return headers;
  }

  private async made(caller: Caller): Promise<Headers> {
    const from = { 'x-forwarded-for': anAddress() };
    if (caller === 'anybody') return from;
    if ('token' in caller) return { ...from, 'x-auth-token': caller.token };
    if ('staff' in caller) return { ...from, ...(await this.signIn(caller.staff)) };
    if ('member' in caller) return { ...from, ...(await this.memberIn(caller.member)) };
    return { ...from, 'x-auth-token': this.playerToken(caller) };
  }

  private async memberIn(email: string): Promise<Headers> {
    const page = randomBytes(16).toString('hex');
    const proof = { captcha_token: await proofOfMoment(this.site.url, 'login') };
    await this.post('auth/member_code', { email, page, ...proof }, { 'idempotency-key': randomUUID() });
    const login = await this.post('auth/member_login', { email, page, code: await this.mailedCode(email) }, {});
    const { token } = (await login.json()) as { token?: string };
    if (!token) throw new Error(`${email} could not sign in`);
    return { 'x-auth-token': token, cookie: cookieOf(login), origin: new URL(this.site.url).origin };
  }

  private async mailedCode(email: string): Promise<string> {
    const address = `${this.site.mailUrl}/api/mails?to=${encodeURIComponent(email)}`;
    for (const until = Date.now() + MAIL_MS; Date.now() < until; await sleep(200)) {
      const answer = await fetch(address, { signal: AbortSignal.timeout(MAIL_MS) });
      const { mails } = (await answer.json()) as { mails: { subject: string }[] };
      const [code] = mails.flatMap(({ subject }) => /^(\d{6}) /.exec(subject)?.[1] ?? []);
      if (code) return code;
    }
    throw new Error(`no code was mailed to ${email}`);
  }

  private playerToken({ game, role, uid, server, name }: PlayerCaller) {
    const keys = JSON.parse(readFileSync(join(this.site.folder, 'partner-keys.json'), 'utf8')) as Record<
      string,
      { kid: string; key: string }
    >;
    const key = keys[game];
    if (!key) throw new Error(`no key of ${game}`);
    const iat = Math.floor(Date.now() / 1000);
    const whose = { sub: uid, game_id: game, server_id: server, role_id: role, char_name: name };
    const life = { iat, exp: iat + LIFE_S, jti: randomBytes(16).toString('hex') };
    return signPartnerToken({ iss: `game:${game}`, aud: 'player-site', ...whose, ...life }, key);
  }

  private async signIn(login: string): Promise<Headers> {
    const account = this.site.staff.find((one) => one.login === login);
    if (!account) throw new Error(`no account ${login}`);
    const { password, totp_secret } = account;
    const half = cookieOf(await this.post('staff/login', { login, password }, {}));
    const csrf = await this.csrfOf(half);
    const proven = { cookie: half, 'x-csrf-token': csrf };
    const whole = cookieOf(await this.post('staff/second_factor', { code: staffCode(totp_secret).code }, proven));
    if (!whole) throw new Error(`${login} could not sign in`);
    return { cookie: whole, 'x-csrf-token': await this.csrfOf(whole), origin: new URL(this.site.url).origin };
  }

  private async csrfOf(cookie: string): Promise<string> {
    const me = await fetch(`${this.site.url}/api/staff/me`, { headers: { cookie } });
    return ((await me.json()) as { data?: { csrf?: string } }).data?.csrf ?? '';
  }

  private post(path: string, body: object, headers: Headers): Promise<Response> {
    const { url } = this.site;
    const all = { 'content-type': 'application/json', origin: new URL(url).origin, ...headers };
    return fetch(`${url}/api/${path}`, { method: 'POST', headers: all, body: JSON.stringify(body) });
  }
}

const known = new WeakMap<ReplaySite, Callers>();
/** A code of the second factor serves once, so whoever signed in stays for all recordings of that site. */
export function callersOf(site: ReplaySite): Callers {
  const callers = known.get(site) ?? new Callers(site);
  known.set(site, callers);
  return callers;
}

const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';

import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { signPartnerToken } from '../../token/partner-token.mjs';
import { staffCode } from '../../token/staff-code.mjs';
import type { Caller } from './recording.ts';

export type Account = { login: string; password: string; totp_secret: string };
/** A site on which recorded calls are made again; `folder` has the keys of its games. */
export type ReplaySite = { url: string; folder: string; staff: readonly Account[] };
type Headers = Record<string, string>;

const LIFE_S = 1800;

/** Each has an address of its own: limits of one must not add up over the calls of all. */
const anAddress = () => [10, ...randomBytes(3)].join('.');

/** The headers by which a site knows who makes a call. Somebody of the staff signs in once. */
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
    return { ...from, 'x-auth-token': this.playerToken(caller) };
  }

  private playerToken({
    game,
    role,
    uid,
    server,
    name,
  }: Exclude<Caller, string | { token: string } | { staff: string }>) {
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
    const half = cookieOf(await this.post('login', { login, password }, {}));
    const csrf = await this.csrfOf(half);
    const proven = { cookie: half, 'x-csrf-token': csrf };
    const whole = cookieOf(await this.post('second_factor', { code: staffCode(totp_secret).code }, proven));
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
    return fetch(`${url}/api/staff/${path}`, { method: 'POST', headers: all, body: JSON.stringify(body) });
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

import { createHmac, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { staffCode } from '../../infra/local/token/staff-code.mjs';
import { staffSession } from '../desk/session.ts';
import { sendPassword, signInWithBoth } from '../desk/sign-in.ts';
import { freshAddress } from './fresh.ts';
import { listen, listens } from './recorded/listen.ts';

export { anyNumber, freshEmail, freshRole, freshStamp } from './fresh.ts';

type Staff = { login: string; password: string; totp_secret: string; roles: string[] };
type Site = Record<
  | 'url'
  | 'mailUrl'
  | 'captchaUrl'
  | 'gameServerUrl'
  | 'paymentsUrl'
  | 'vipLineUrl'
  | 'foreignUrl'
  | 'launcherUrl'
  | 'folder',
  string
> & { staff: Staff[] };
type Mail = { to: string; subject: string; text: string; html: string };

const site = (): Site => JSON.parse(process.env.HUB_E2E ?? '{}') as Site;

export const siteUrl = (): string => site().url;
/** An origin that is none of ours, whose pages may mount areas for H73; nothing listens there by itself. */
export const foreignUrl = (): string => site().foreignUrl;
/** The same, for H73 and L33: of another file of tests, which may run beside. */
export const launcherUrl = (): string => site().launcherUrl;

/** Where this run's site keeps its files. */
export const siteFolder = (): string => site().folder;

const segment = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token as the game's server makes it. */
export function partnerToken(role: string, over: Record<string, unknown> = {}): string {
  const keys = JSON.parse(readFileSync(join(site().folder, 'partner-keys.json'), 'utf8')) as Record<
    string,
    { kid: string; key: string }
  >;
  const game = String(over.game_id ?? 'H73');
  const { kid = '', key = '' } = keys[game] ?? {};
  const iat = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `game:${game}`,
    aud: 'player-site',
    sub: `uid-${role}`,
    jti: randomUUID(),
    iat,
    exp: iat + 1800,
    game_id: game,
    server_id: 'tw_2001',
    role_id: role,
    char_name: '測試角色',
    ...over,
  };
  const body = `${segment({ alg: 'HS256', typ: 'JWT', kid })}.${segment(claims)}`;
  return `${body}.${createHmac('sha256', Buffer.from(key, 'base64url')).update(body).digest('base64url')}`;
}

/** Mails that the catcher has for an address, once there are `n`. */
export async function mailsTo(address: string, n: number): Promise<Mail[]> {
  let mails: Mail[] = [];
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${site().mailUrl}/api/mails?to=${encodeURIComponent(address)}`);
        mails = ((await answer.json()) as { mails: Mail[] }).mails;
        return mails.length;
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThanOrEqual(n);
  return mails;
}

/** Switches how the simulated provider of challenges behaves. */
export async function provider(mode: 'ok' | 'press' | 'slow' | 'down' | 'lost' | 'unloaded'): Promise<void> {
  await fetch(`${site().captchaUrl}/api/faults`, { method: 'POST', body: JSON.stringify({ mode }) });
}

/** Where the simulated servers of the games are, and the file of what the site and they share. */
export const simulatedGames = (): { url: string; linksFile: string } => ({
  url: site().gameServerUrl,
  linksFile: join(site().folder, 'game-links.json'),
});

async function control<T>(url: string, method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(url + path, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
  const text = await answer.text();
  return (text ? JSON.parse(text) : null) as T;
}

/** Asks or tells the simulated servers of the games something. */
export const gameServer = <T = unknown>(method: string, path: string, body?: object): Promise<T> =>
  control(site().gameServerUrl, method, path, body);

/** Asks or tells the simulated payment provider something; its page `/` lists the calls. */
export const paymentProvider = <T = unknown>(method: string, path: string, body?: object): Promise<T> =>
  control(site().paymentsUrl, method, path, body);

/** While it runs the service of VIP is dead to that of surveys, and to nobody else. */
export async function withoutVip(work: () => Promise<void>): Promise<void> {
  const tell = (what: 'cut' | 'mend') => fetch(`${site().vipLineUrl}/${what}`, { method: 'POST' });
  await tell('cut');
  try {
    await work();
  } finally {
    await tell('mend');
  }
}

/** No axe rule of WCAG 2.2 AA or best practice is broken on this screen. */
export async function expectAccessible(page: Page): Promise<void> {
  // Nothing that is recorded, and half of what a journey costs.
  if (listens) return;
  // A screen whose code is on its way has no heading yet, and axe does not wait.
  await expect(page.locator('h1').first()).toBeAttached();
  const { violations } = await new AxeBuilder({ page })
    // In the page itself: the other way opens an empty page for each call.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map((row) => `${row.id}: ${row.nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}

/** The demo account with this login. */
export function staffAccount(login: string): Staff {
  const account = site().staff.find((row) => row.login === login);
  if (!account) throw new Error(`no account ${login}`);
  return account;
}

/** What an app with this secret shows now. */
export const staffCodeOf = (secret: string): string => staffCode(secret).code;

/** Login and password; the second step is up to the test. */
export const givePassword = (page: Page, login: string, password: string): Promise<void> =>
  sendPassword(page, '/staff', { login, password });

/** Both steps, as somebody does who has the phone at hand. Whoever signs out does it so: other tests share a session. */
export const signInByHand = (page: Page, login: string): Promise<void> =>
  signInWithBoth(page, '/staff', staffAccount(login), site().folder);

/** A second factor so old still does for what wants a fresh one, with time left for a long test. */
const FRESH_MS = 150_000;

async function openDesk(page: Page, login: string, at: string, withinMs: number): Promise<void> {
  const session = await staffSession(site().url, staffAccount(login), { folder: site().folder, withinMs });
  await page.context().addCookies([session]);
  await page.goto(at);
  await expect(page.getByRole('button', { name: '登出', exact: true })).toBeVisible();
}

/** At the desk as the account with this login; the second factor may be older than what wants a fresh one allows. */
export const signInAs = (page: Page, login: string, at = '/staff'): Promise<void> =>
  openDesk(page, login, at, Number.POSITIVE_INFINITY);

/** The same, for what wants a fresh second factor. */
export const signInFresh = (page: Page, login: string, at = '/staff'): Promise<void> =>
  openDesk(page, login, at, FRESH_MS);

/** The same, up to the queue of cases. */
export async function signIn(page: Page, login = 'yue'): Promise<void> {
  await signInAs(page, login);
  await expect(page.getByText('待處理').first()).toBeVisible();
}

/** Uncaught errors and CSP reports of a page, as they come. */
function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) faults.push(message.text());
  });
  return faults;
}

const seen = new WeakMap<Page, string[]>();

/** A browser page on the site of this run; every uncaught error and CSP report of a page fails its test. */
export const test = base.extend<{ faults: string[] }, { browser: Browser }>({
  browser: [
    async ({ browser }, use) => {
      if (listens) listen(browser, site().url, site().folder);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  baseURL: ({}, use) => use(site().url),
  extraHTTPHeaders: ({}, use) => use({ 'x-forwarded-for': freshAddress() }),
  page: async ({ page }, use) => {
    const faults = watch(page);
    seen.set(page, faults);
    await use(page);
    expect(faults).toEqual([]);
  },
  faults: ({ page }, use) => use(seen.get(page) ?? []),
});

/** A page of the site in a browser profile of its own; whoever opens it closes its context. */
export async function openWindow(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    locale: 'zh-TW',
    timezoneId: 'Asia/Taipei',
    baseURL: site().url,
    extraHTTPHeaders: { 'x-forwarded-for': freshAddress() },
    ...options,
  });
  return context.newPage();
}

/**
 * One page for all tests of a group: a screen that is only looked at needs no browser of its own. Tests of such a group must
 * not use `page`.
 */
export function onePage(options: BrowserContextOptions = {}): { readonly page: Page } {
  const box: { page?: Page; faults?: string[] } = {};
  test.beforeAll(async ({ browser }) => {
    box.page = await openWindow(browser, options);
    box.faults = watch(box.page);
  });
  test.afterEach(() => {
    expect(box.faults?.splice(0)).toEqual([]);
  });
  test.afterAll(() => box.page?.context().close());
  return {
    get page() {
      if (!box.page) throw new Error('the page of a group is there in its tests only');
      return box.page;
    },
  };
}
export { expect };

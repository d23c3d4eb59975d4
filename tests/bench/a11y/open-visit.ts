import type { Browser, Page } from '@playwright/test';
import type { BenchSite } from '../../../infra/local/bench/run-bench.ts';
import { sendPassword, signInWithBoth } from '../../desk/sign-in.ts';
import { siteToken } from '../site/demo-player.ts';
import { anAddress, logInMember } from './log-in-member.ts';
import type { Screen } from './screens/screen.ts';

export type Size = { name: 'phone' | 'desk'; width: number; height: number };
export const sizes: readonly Size[] = [
  { name: 'phone', width: 360, height: 740 },
  { name: 'desk', width: 1280, height: 800 },
];

type StaffState = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;
type Order = { screen: Screen; size: Size; staff: ReadonlyMap<string, StaffState> };
/** Who answers reports. */
const AGENT = 'yue';
const loginOf = ({ as = AGENT }: Screen) => as;

const common = {
  locale: 'zh-TW',
  timezoneId: 'Asia/Taipei',
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
} as const;

/** Signs in each account once; its screens begin with these cookies. Who has no app yet stands before the second step. */
export async function staffStates(browser: Browser, site: BenchSite, screens: readonly Screen[]) {
  const logins = new Set(screens.filter(({ who }) => who === 'staff').map(loginOf));
  const states = new Map<string, StaffState>();
  for (const login of logins) {
    const context = await browser.newContext(common);
    const account = site.staff.find((known) => known.login === login);
    if (!account) throw new Error(`no account ${login}`);
    const page = await context.newPage();
    if (account.totp_secret) await signInWithBoth(page, `${site.url}/staff`, account, site.folder);
    else {
      const sent = page.waitForResponse(/\/api\/staff\/login$/);
      await sendPassword(page, `${site.url}/staff`, account);
      await sent;
    }
    states.set(login, await context.storageState());
    await context.close();
  }
  return states;
}

const playerOf = ({ player }: Screen) => player && { ...player, inGameId: player.role };

/** A page of its own for one look, as the right person: the token of a player is in its session already. */
export async function openVisit(browser: Browser, site: BenchSite, { screen, size, staff }: Order): Promise<Page> {
  const { name, width, height } = size;
  const phone = name === 'phone';
  const context = await browser.newContext({
    ...common,
    viewport: { width, height },
    hasTouch: phone,
    isMobile: phone,
    extraHTTPHeaders: { 'x-forwarded-for': anAddress() },
    ...(screen.who === 'staff' && { storageState: staff.get(loginOf(screen))! }),
  });
  if (screen.who === 'player' || screen.who === 'gamer') {
    const session = { token: await siteToken(site, playerOf(screen)), kind: 'S', game: 'H73' };
    const ui = screen.who === 'gamer' ? 'webview' : '';
    await context.addInitScript(
      ([stored, mode]) => {
        sessionStorage.setItem('hub.session', stored ?? '');
        if (mode) sessionStorage.setItem('hub.ui', mode);
      },
      [JSON.stringify(session), ui],
    );
  }
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  // A stream never ends: without it the page comes to rest.
  await page.route('**/api/live*', (route) => route.abort());
  if (screen.who === 'member') await logInMember(page, site);
  if (screen.remoteAway) await page.route('**/r/support/**', (route) => route.abort());
  return page;
}

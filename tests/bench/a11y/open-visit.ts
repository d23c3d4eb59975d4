import type { Browser, Page } from '@playwright/test';
import type { BenchSite } from '../../../infra/local/bench/run-bench.ts';
import { signInWithBoth } from '../../desk/sign-in.ts';
import { siteToken } from '../site/demo-player.ts';
import type { Screen } from './screens.ts';

export type Size = { name: 'phone' | 'desk'; width: number; height: number };
export const sizes: readonly Size[] = [
  { name: 'phone', width: 360, height: 740 },
  { name: 'desk', width: 1280, height: 800 },
];

type StaffState = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;
type Order = { screen: Screen; size: Size; staff: StaffState };

const common = {
  locale: 'zh-TW',
  timezoneId: 'Asia/Taipei',
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
} as const;

/** Signs in once; every staff screen begins with these cookies. */
export async function staffState(browser: Browser, { url, staff, folder }: BenchSite): Promise<StaffState> {
  const context = await browser.newContext(common);
  const account = staff.find(({ roles }) => roles.includes('agent'));
  if (!account) throw new Error('no account of an agent');
  const page = await context.newPage();
  await signInWithBoth(page, `${url}/staff`, account, folder);
  await page.getByText('待處理').first().waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

/** A page of its own for one look, as the right person: the token of a player is in its session already. */
export async function openVisit(browser: Browser, site: BenchSite, { screen, size, staff }: Order): Promise<Page> {
  const { name, width, height } = size;
  const phone = name === 'phone';
  const context = await browser.newContext({
    ...common,
    viewport: { width, height },
    hasTouch: phone,
    isMobile: phone,
    ...(screen.who === 'staff' && { storageState: staff }),
  });
  if (screen.who === 'player' || screen.who === 'gamer') {
    const session = { token: await siteToken(site), kind: 'S', game: 'H73' };
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
  if (screen.remoteAway) await page.route('**/r/support/**', (route) => route.abort());
  return page;
}

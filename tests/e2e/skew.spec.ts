import type { Browser, Page } from '@playwright/test';
import { expect, freshEmail, freshRole, openWindow, partnerToken, test } from './hub.ts';
import { NextRelease, nextWords } from './releases/next-release.ts';
import { Team } from './releases/team.ts';

/** A page of each area, with a word that is there when it works. */
const pages: [area: string, at: (token: string) => string, word: string][] = [
  ['support', (token) => `/service/H73/create?token=${token}`, '問題描述'],
  ['support', () => '/faq?id=3', 'Google Play'],
  ['vip', () => '/vipservice/H73', '專屬服務'],
  ['topup', () => '/wire_report_portal/G112', '海外地區儲值'],
  ['events', () => '/events/event_serial', '操作錯誤，請關閉視窗後重新啟動'],
  ['surveys', () => '/survey/2021/idv', '會員中心帳號 ID'],
  ['shell', () => '/member/complete_agreement', '隱私權政策'],
];
const phone = { viewport: { width: 360, height: 740 } };
/** `next`: on pages of which area what of the next release was read. */
type Seen = { works: string[]; builds: Record<string, string[]>; next: Record<string, string[]>; faults: string[] };

function watch(page: Page): Seen {
  const seen: Seen = { works: [], builds: {}, next: {}, faults: [] };
  page.on('pageerror', ({ message }) => seen.faults.push(message));
  page.on('requestfinished', (request) => {
    const [, area = '', build = ''] = /\/r\/([\w-]+)\/(\w+)\//.exec(request.url()) ?? [];
    if (area) seen.builds[area] = [...new Set([...(seen.builds[area] ?? []), build])];
  });
  return seen;
}

async function nextOn(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText();
  return Object.entries(nextWords).flatMap(([area, word]) => (text.includes(word) ? [area] : []));
}

/** Goes through the site as somebody does who has these previews. */
async function walk(browser: Browser, links: string[]): Promise<Seen> {
  const page = await openWindow(browser, phone);
  const seen = watch(page);
  for (const link of links) await page.goto(link);
  seen.builds = {};
  for (const [area, at, word] of pages) {
    const path = at(partnerToken(freshRole()));
    await page.goto(path);
    const shown = page.getByRole('main').getByText(word).filter({ visible: true }).first();
    await shown.waitFor().then(
      () => seen.works.push(word),
      () => seen.faults.push(`${path}: no ${word}`),
    );
    seen.next[area] = await nextOn(page);
  }
  await page.context().close();
  return seen;
}

/** To another page without a new document, as links go. */
const goInside = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

test.describe('builds of different releases', () => {
  let release: NextRelease;
  const teams = new Map<string, Team>();
  const next: Record<string, string> = {};
  const links: Record<string, string> = {};
  let live: Record<string, string> = {};
  const team = (area: string) => teams.get(area) as Team;
  const linksOf = (areas: readonly string[]) => areas.map((area) => links[area] ?? '');
  /** Everything works, with the next builds of these areas and the live ones of the others, and each shows what is its own. */
  const expectNext = ({ works, builds, next: read, faults }: Seen, areas: readonly string[]) => {
    const own = (area: string) => (area === 'shell' ? [] : areas.filter((one) => one === area));
    const shell = areas.filter((one) => one === 'shell');
    expect(faults).toEqual([]);
    expect(works).toEqual(pages.map(([, , word]) => word));
    expect(builds).toEqual(
      Object.fromEntries(
        Object.entries(live).map(([area, build]) => [area, [areas.includes(area) ? next[area] : build]]),
      ),
    );
    expect(read).toEqual(Object.fromEntries(pages.map(([area]) => [area, [...own(area), ...shell]])));
  };

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    release = new NextRelease();
    const built = release.build();
    for (const area of Object.keys(nextWords)) teams.set(area, new Team(area));
    [live] = await Promise.all([team('shell').allLive(), built]);
    for (const [area, one] of teams) {
      next[area] = await one.publish(release.www);
      links[area] = await one.previewLink(next[area]);
    }
  });
  test.afterAll(async () => {
    for (const one of teams.values()) await one.end();
    await release?.end();
  });

  for (const [name, areas] of [
    ['a new remote that needs nothing new shows itself on the live shell', ['vip']],
    ['every live remote runs on the next shell, whose own line each page shows', ['shell']],
    ['new remotes run on the next shell, one of them with what that shell alone has', ['vip', 'events', 'shell']],
  ] as const)
    test(name, async ({ browser }) => {
      expectNext(await walk(browser, linksOf(areas)), areas);
    });

  test('a remote that needs the next shell is refused to all, and shown to nobody, while another shell is live', async ({
    browser,
  }) => {
    expectNext(await walk(browser, linksOf(['events'])), []);
    const refused = `This build needs facade ^${release.facade}`;
    await expect(team('events').tryOn(next.events ?? '', 5)).rejects.toThrow(refused);
    expect(await team('events').allLive()).toEqual(live);
  });

  test('a tab that was open keeps the live builds while its browser is shown the next ones', async ({ browser }) => {
    const old = await openWindow(browser, phone);
    const seen = watch(old);
    await old.goto('/faq?id=3');
    await expect(old.getByText('Google Play').first()).toBeVisible();
    const fresh = await old.context().newPage();
    for (const link of linksOf(['vip', 'events', 'shell'])) await fresh.goto(link);
    for (const [area, path, word] of [
      ['vip', '/vipservice/H73', '專屬服務'],
      ['events', '/events/event_serial', '操作錯誤，請關閉視窗後重新啟動'],
    ] as const) {
      await fresh.goto(path);
      await expect(fresh.getByText(nextWords[area])).toBeVisible();
      await goInside(old, path);
      await expect(old.getByRole('main').getByText(word).first()).toBeVisible();
      expect(await nextOn(old)).toEqual([]);
    }
    const { shell, support, vip, events } = live;
    expect(seen.builds).toMatchObject({ shell: [shell], support: [support], vip: [vip], events: [events] });
    expect(seen.faults).toEqual([]);
    await old.context().close();
  });
});

/** As a service of a later release may answer: with fields that this page has never heard of. */
const withLaterFields = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withLaterFields);
  if (typeof value !== 'object' || value === null) return value;
  // What has words alone may be a table of choices: one more line in it would be a choice, not a field.
  if (Object.values(value).every((one) => typeof one === 'string')) return value;
  const known = Object.entries(value).map(([key, one]): [string, unknown] => [key, withLaterFields(one)]);
  return { ...Object.fromEntries(known), later_release: { since: 2 } };
};

test('a tab that was open works on with services of a later release', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const token = partnerToken(freshRole());
  await page.goto(`/service/H73?token=${token}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route('**/api/**', async (route) => {
    if (route.request().headers().accept?.includes('event-stream')) return route.continue();
    const response = await route.fetch();
    const text = await response.text();
    const json = response.headers()['content-type']?.includes('json') && text !== '';
    await route.fulfill({ response, ...(json && { json: withLaterFields(JSON.parse(text)) }) });
  });
  await page.getByRole('link', { name: /^線上回報/ }).click();
  await page.getByLabel('電子信箱').fill(freshEmail());
  await page.getByLabel('問題類型').selectOption({ label: '一般問題' });
  await page.getByLabel('問題描述').fill('服務換新了，這一頁還是舊的');
  await page.getByRole('button', { name: '送出回報' }).click();
  await expect(page.getByRole('dialog').getByText('我們收到了')).toBeVisible();
  await page
    .getByRole('link', { name: '查看這筆回報' })
    .or(page.getByRole('button', { name: '查看這筆回報' }))
    .click();
  await page.getByRole('textbox', { name: '還有想補充的嗎？' }).fill('補充一句');
  const answered = page.waitForResponse(/\/insert_reply/);
  await page.getByRole('button', { name: '送出' }).click();
  expect((await answered).status()).toBe(200);
  await expect(page.getByText('補充一句').first()).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { inRoot } from '../../infra/local/boot/places.mjs';
import { expect, freshEmail, freshRole, openWindow, partnerToken, test } from './hub.ts';
import type { Edit } from './releases/another-build.ts';
import { Team } from './releases/team.ts';

/** A page of each area, with a word that is there when it works. */
const pages: [area: string, at: (token: string) => string, word: string][] = [
  ['support', (token) => `/service/H73/create?token=${token}`, '問題描述'],
  ['support', () => '/faq?id=3', 'Google Play'],
  ['vip', () => '/vipservice/H73/query', '查詢碼'],
  ['topup', () => '/wire_report_portal/G112', '海外地區儲值'],
  ['events', () => '/events/event_serial', '操作錯誤，請關閉視窗後重新啟動'],
  ['surveys', () => '/survey/2021/idv', '會員中心帳號 ID'],
  ['shell', () => '/member/complete_agreement', '隱私權政策'],
];
const { version: FACADE } = JSON.parse(readFileSync(inRoot('packages', 'web', 'package.json'), 'utf8')) as {
  version: string;
};
const remotes = ['support', 'vip', 'topup', 'events', 'surveys'];
type Seen = { works: string[]; builds: Record<string, string[]>; faults: string[] };

/** Goes through the site as somebody does who has these previews. */
async function walk(browser: Browser, links: string[]): Promise<Seen> {
  const page = await openWindow(browser, { viewport: { width: 360, height: 740 } });
  const seen: Seen = { works: [], builds: {}, faults: [] };
  page.on('pageerror', ({ message }) => seen.faults.push(message));
  page.on('requestfinished', (request) => {
    const [, area = '', build = ''] = /\/r\/([\w-]+)\/(\w+)\//.exec(request.url()) ?? [];
    if (area) seen.builds[area] = [...new Set([...(seen.builds[area] ?? []), build])];
  });
  for (const link of links) await page.goto(link);
  seen.builds = {};
  for (const [, at, word] of pages) {
    const path = at(partnerToken(freshRole()));
    await page.goto(path);
    const shown = page.getByRole('main').getByText(word).filter({ visible: true }).first();
    await shown.waitFor().then(
      () => seen.works.push(word),
      () => seen.faults.push(`${path}: no ${word}`),
    );
  }
  await page.context().close();
  return seen;
}

const minorAfter = (version: string): string => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return `${major}.${minor + 1}.0`;
};
/** A shell whose facade is a minor further. */
const nextShell: Edit[] = [
  { file: /^main\.js$/, edit: (text) => text.replace(`"${FACADE}"`, `"${minorAfter(FACADE)}"`) },
];
/** A remote that uses what that minor added. */
const needsNext: Edit[] = [
  {
    file: /^remoteEntry\.js$/,
    edit: (text) => text.replace(/(?<="@hub\/web",import:null,requiredVersion:"\^)[\d.]+/, () => minorAfter(FACADE)),
  },
];

test.describe('builds of different releases', () => {
  const teams = new Map<string, Team>();
  const live: Record<string, string> = {};
  const fresh: Record<string, string> = {};
  const links: Record<string, string> = {};
  const team = (area: string) => teams.get(area) as Team;
  const linksOf = (areas: string[]) => areas.map((area) => links[area] ?? '');

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    for (const area of ['shell', ...remotes]) {
      teams.set(area, new Team(area));
      live[area] = await team(area).live();
      fresh[area] =
        area === 'shell'
          ? await team(area).publish(nextShell, ({ has }) => Object.assign(has ?? {}, { facade: minorAfter(FACADE) }))
          : await team(area).publish();
      links[area] = await team(area).previewLink(fresh[area]);
    }
  });
  test.afterAll(async () => {
    for (const one of teams.values()) await one.end();
  });

  for (const [name, areas] of [
    ['new remotes on the live shell', remotes],
    ['new remotes on the next shell', ['shell', ...remotes]],
    ['live remotes on the next shell', ['shell']],
  ] as const)
    test(name, async ({ browser }) => {
      const { works, builds, faults } = await walk(browser, linksOf([...areas]));
      expect(faults).toEqual([]);
      expect(works).toEqual(pages.map(([, , word]) => word));
      const chosen = ['shell', ...remotes].map((area) => [
        area,
        [(areas as readonly string[]).includes(area) ? fresh[area] : live[area]],
      ]);
      expect(builds).toEqual(Object.fromEntries(chosen));
    });

  test('a remote that needs the next shell is shown on it, and on the live shell the live remote is', async ({
    browser,
  }) => {
    const needing = await team('events').publish(needsNext, ({ needs }) =>
      Object.assign(needs ?? {}, { facade: `^${minorAfter(FACADE)}` }),
    );
    const link = await team('events').previewLink(needing);
    const onLive = await walk(browser, [link]);
    expect(onLive.builds.events).toEqual([live.events]);
    const onNext = await walk(browser, [links.shell ?? '', link]);
    expect(onNext.builds.events).toEqual([needing]);
    expect([...onLive.faults, ...onNext.faults]).toEqual([]);
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

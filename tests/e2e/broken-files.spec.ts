import { availableParallelism, loadavg } from 'node:os';
import { failedSince, mountCounts } from './broken-files/mount-counts.ts';
import { besideLive, failing, hangs } from './broken-files/rows.ts';
import { tryRows, type FaultRow, type Outcome } from './broken-files/try-row.ts';
import { expect, freshRole, partnerToken, siteUrl, test } from './hub.ts';
import { Team } from './releases/team.ts';

const aBuild: unknown = expect.stringMatching(/^\w{10}$/);

const LIMIT_MS = { failure: 3_000, hang: 10_000 };
/** What a machine does beside the tests makes pages slower, not worse. */
const crowd = () => Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());

function expected({ card, told, recovers }: FaultRow) {
  const { nameless, phase, ...blamed } = told;
  const report: unknown = expect.objectContaining({ ...blamed, ...(!nameless && { build: aBuild }) });
  return {
    card,
    livesOn: true,
    foreignBytesRan: false,
    recovered: recovers,
    blames: [told.area],
    counted: [{ phase, ofTheDocument: true }],
    told: expect.arrayContaining([report]) as unknown,
  };
}

async function expectOutcomes(rows: readonly FaultRow[], outcomes: Map<string, Outcome>): Promise<void> {
  const body = JSON.stringify(Object.fromEntries(outcomes), null, 2);
  await test.info().attach('what came of it', { body, contentType: 'application/json' });
  const slower = crowd();
  for (const row of rows)
    await test.step(row.broken, () => {
      const outcome = outcomes.get(row.broken);
      expect.soft(outcome, row.broken).toMatchObject(expected(row));
      expect.soft(outcome?.afterMs, row.broken).toBeLessThan(LIMIT_MS[row.within] * Math.max(slower, crowd()));
    });
}

for (const [how, rows, atOnce] of [
  ['fails', failing, 3],
  ['hangs', hangs, 5],
] as const) {
  test(`a file that ${how} costs its page only`, async ({ browser }) => {
    test.setTimeout(180_000);
    await expectOutcomes(rows, await tryRows(browser, rows, atOnce));
  });
}

/** What the document says of the area to a visitor of this bucket. */
async function buildFor(area: string, bucket: string): Promise<string> {
  const headers = { accept: 'text/html', cookie: `hub_bucket=${bucket}` };
  const html = await (await fetch(`${siteUrl()}/faq`, { headers })).text();
  const named = area === 'shell' ? /data-build-shell="(\w+)"/ : /"\/r\/support\/(\w+)\/remoteEntry/;
  return named.exec(html)?.[1] ?? '';
}

async function bucketOf(area: string, build: string): Promise<string> {
  for (let bucket = 0; bucket < 400; bucket += 1)
    if ((await buildFor(area, String(bucket))) === build) return String(bucket);
  throw new Error(`nobody gets ${build}`);
}

/** How often in which phase the windows told of what this trial has to answer for. */
function toldOf(outcomes: Map<string, Outcome>, area: string, trial: string): Record<string, number> {
  const failures = [...outcomes.values()].flatMap((outcome) => outcome.failures);
  const own = failures.filter((one) => (area === 'shell' ? one.shell : one.area === area && one.build) === trial);
  return Object.fromEntries(
    Object.entries(Object.groupBy(own, ({ phase }) => phase)).map(([phase, of]) => [phase, of.length]),
  );
}

/** What failed besides the trial in the areas that its rows are about. On a crowded machine a live shell may start so late that its watchdog says so. */
function heldAgainstOthers(failed: ReturnType<typeof failedSince>, area: string, trial: string): string[] {
  const mayBeLate = crowd() > 1.5;
  return Object.entries(failed)
    .filter(([name]) => name !== `${area} ${trial}` && (name.startsWith('support ') || name.startsWith(`${area} `)))
    .filter(([name, phases]) => !(mayBeLate && name.startsWith('shell ') && Object.keys(phases).join() === 'entry'))
    .map(([name, phases]) => `${name}: ${Object.keys(phases).join(', ')}`);
}

for (const area of ['support', 'shell'] as const) {
  const whose = area === 'shell' ? 'a trial of the shell' : 'a trial';
  test(`a broken file of ${whose} costs its own visitors their page, and the gateway counts it for the trial alone`, async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    const team = new Team(area);
    try {
      const [live, trial] = [await team.live(), await team.publishAnother()];
      await team.tryOn(trial, 25);
      await expect.poll(() => bucketOf(area, trial).catch(() => ''), { timeout: 20_000 }).not.toBe('');
      const [inside, outside] = [await bucketOf(area, trial), await bucketOf(area, live)];
      const before = await mountCounts();
      const outcomes = await tryRows(browser, besideLive[area], 5, inside);
      await expectOutcomes(besideLive[area], outcomes);
      const failed = async () => failedSince(before, await mountCounts());
      const told = toldOf(outcomes, area, trial);
      expect(Object.values(told).reduce((sum, n) => sum + n, 0)).toBeGreaterThanOrEqual(besideLive[area].length);
      await expect.poll(async () => (await failed())[`${area} ${trial}`], { timeout: 20_000 }).toEqual(told);
      expect(heldAgainstOthers(await failed(), area, trial)).toEqual([]);
      expect(await buildFor(area, outside)).toBe(live);
    } finally {
      await team.end();
    }
  });
}

test('what was typed outlives a page that is broken', async ({ page }) => {
  await page.goto(`/service/H73/create?token=${partnerToken(freshRole())}`);
  const description = page.getByLabel('問題描述');
  await description.fill('寫到一半，下一頁壞了');
  await page.route(/\/faq\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.evaluate(() => {
    history.pushState(null, '', '/faq');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { level: 1, name: /正在休息/ })).toBeVisible();
  await page.goBack();
  await expect(description).toHaveValue('寫到一半，下一頁壞了');
});

import { availableParallelism, loadavg } from 'node:os';
import { failing, hangs } from './broken-files/rows.ts';
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
    counted: nameless ? [] : [{ phase, ofTheDocument: true }],
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
      expect.soft(outcome?.afterMs, row.broken).toBeLessThan(LIMIT_MS[row.within] * slower);
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
async function buildFor(bucket: string): Promise<string> {
  const headers = { accept: 'text/html', cookie: `hub_bucket=${bucket}` };
  const html = await (await fetch(`${siteUrl()}/faq`, { headers })).text();
  return /"\/r\/support\/(\w+)\/remoteEntry/.exec(html)?.[1] ?? '';
}

async function bucketOf(build: string): Promise<string> {
  for (let bucket = 0; bucket < 400; bucket += 1) if ((await buildFor(String(bucket))) === build) return String(bucket);
  throw new Error(`nobody gets ${build}`);
}

test('a broken trial costs its own visitors their page, and is counted against the trial alone', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const team = new Team('support');
  try {
    const [live, trial] = [await team.live(), await team.publish()];
    await team.tryOn(trial, 25);
    await expect.poll(() => bucketOf(trial).catch(() => ''), { timeout: 20_000 }).not.toBe('');
    const [inside, outside] = [await bucketOf(trial), await bucketOf(live)];
    const rows = [...failing, ...hangs].filter(({ told }) => told.area === 'support' && !told.nameless);
    const outcomes = await tryRows(browser, rows, 5, inside);
    await expectOutcomes(rows, outcomes);
    expect([...new Set([...outcomes.values()].flatMap(({ builds }) => builds))]).toEqual([trial]);
    expect(await buildFor(outside)).toBe(live);
  } finally {
    await team.end();
  }
});

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

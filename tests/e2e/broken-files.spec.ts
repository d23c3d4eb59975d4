import { availableParallelism, loadavg } from 'node:os';
import { failing, hangs } from './broken-files/rows.ts';
import { tryRows, type FaultRow } from './broken-files/try-row.ts';
import { expect, freshRole, partnerToken, test } from './hub.ts';

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

for (const [how, rows, atOnce] of [
  ['fails', failing, 3],
  ['hangs', hangs, 5],
] as const) {
  test(`a file that ${how} costs its page only`, async ({ browser }) => {
    test.setTimeout(180_000);
    const outcomes = await tryRows(browser, rows, atOnce);
    const body = JSON.stringify(Object.fromEntries(outcomes), null, 2);
    await test.info().attach('what came of it', { body, contentType: 'application/json' });
    const slower = crowd();
    for (const row of rows)
      await test.step(row.broken, () => {
        const outcome = outcomes.get(row.broken);
        expect.soft(outcome, row.broken).toMatchObject(expected(row));
        expect.soft(outcome?.afterMs, row.broken).toBeLessThan(LIMIT_MS[row.within] * slower);
      });
  });
}

test('what was typed outlives a page that is broken', async ({ page }) => {
  await page.goto(`/service/H73/create?token=${partnerToken(freshRole())}`);
  const description = page.getByLabel('問題描述');
  await description.fill('寫到一半，下一頁壞了');
  await page.route(/\/faq\.\w+\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.evaluate(() => {
    history.pushState(null, '', '/faq');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { level: 1, name: /正在休息/ })).toBeVisible();
  await page.goBack();
  await expect(description).toHaveValue('寫到一半，下一頁壞了');
});

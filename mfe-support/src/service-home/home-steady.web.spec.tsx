import type { SetupView } from '@hub/contracts/tickets';
import { documented, examples, held, renderPage, type Calls, type Look } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const SETUP = 'POST /api/service/init_setup';
const FAQ = 'GET /api/faq/get_faq';
const NOTICES = 'GET /api/notices';
/** A shift that nobody sees. */
const UNSEEN = 0.01;

type Shift = PerformanceEntry & { value: number };
const frame = () => new Promise((done) => setTimeout(done, 250));

test.for<Look>(['phone, light', 'desk, light'])('nothing moves while the home comes together: %s', async (look) => {
  const setup = held(documented<SetupView>(SETUP, { tips: ['附上訂單編號，處理會快很多'] }));
  const msg = [1, 2, 3].map((id) => ({ id, type_id: '2', title: `第 ${id} 題`, content: '<p>字</p>' }));
  const [faq, notices] = [held({ msg }), held(examples(NOTICES)[NOTICES])];
  let moved = 0;
  const watcher = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) moved += entry.value;
  });
  const calls = { [SETUP]: setup.answer, [FAQ]: faq.answer, [NOTICES]: notices.answer } as Calls;
  await renderPage({ at: '/service/H73', calls, look });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await frame();
  watcher.observe({ type: 'layout-shift' });
  for (const { release } of [faq, setup, notices]) {
    release();
    await frame();
  }
  await expect.element(page.getByText('第 1 題')).toBeVisible();
  watcher.disconnect();
  expect(moved).toBeLessThanOrEqual(UNSEEN);
});

import { examples, expectAccessible, noAnswer, renderPage } from '@hub/page-tests';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';

const CLICK = 'GET /api/click/:id';

test.for(['javascript:alert(1)', 'http://h73.example/', '//evil.example', '/\\evil.example', 'data:text/html,x', ''])(
  'an answer "%s" is not followed',
  async (url) => {
    await renderPage({ at: '/click/2', calls: { [CLICK]: { url }, ...examples('GET /api/notices') } });
    await expect.poll(() => location.pathname).toBe('/game');
  },
);

test('a link that is no number leads to the games', async () => {
  await renderPage({ at: '/click/nothing', calls: { [CLICK]: { url: '' }, ...examples('GET /api/notices') } });
  await expect.poll(() => location.pathname).toBe('/game');
});

test('a server that is away leaves a way to the games', async () => {
  const told = vi.spyOn(globalThis, 'reportError').mockReturnValue();
  onTestFinished(() => told.mockRestore());
  await renderPage({ at: '/click/2', calls: { [CLICK]: noAnswer } });
  await expect.element(page.getByText('暫時找不到目的地')).toBeVisible();
  await expect.element(page.getByRole('link', { name: '回遊戲入口' })).toBeVisible();
  await expectAccessible();
  expect(told).toHaveBeenCalledWith(new Error('click target 2: OFFLINE'));
});

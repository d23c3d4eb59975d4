import { expectAccessible, renderPart } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PageWaiting } from './page-waiting.tsx';

test.each(['/service/H73', '/service/H73/query', '/faq'])('%s is announced while it loads', async (at) => {
  history.replaceState(null, '', at);
  await renderPart(
    <main>
      <PageWaiting />
    </main>,
  );
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { innerText = '' } = document.querySelector('main') ?? {};
  expect(innerText).not.toMatch(/\\|undefined|null/);
  document.title = at;
  await expectAccessible();
});

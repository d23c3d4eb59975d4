import { renderPage } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { deskAnswers } from '../testing/desk-answers.ts';

const boxOf = (element: Element) => element.getBoundingClientRect();

test('the address for players has its button beside it, however narrow the page is', async () => {
  const site = await renderPage({ at: '/staff/surveys/7', calls: deskAnswers(), look: 'desk, light' });
  const copy = page.getByRole('button', { name: '複製網址' });
  for (const look of ['desk, light', 'phone, light', 'narrow, light'] as const) {
    await site.look(look);
    await expect.element(copy).toBeVisible();
    const [button, address] = [boxOf(copy.element()), boxOf(page.getByText(/\/survey\/racing/).element())];
    expect(button.left).toBeGreaterThanOrEqual(address.right);
    expect(button.top).toBeLessThan(address.bottom);
    expect(button.bottom).toBeGreaterThan(address.top);
  }
});

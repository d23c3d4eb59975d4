import type { StaffTicketView } from '@hub/contracts/tickets';
import {
  documented,
  examples,
  expectFits,
  expectWords,
  languages,
  renderPage,
  staffCalls,
  switchTo,
} from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const CASE = 'GET /api/staff/questions/:q_id';
const { data } = documented<StaffTicketView>(CASE);
/** A report without a word of any language. */
const wordless = { ...data, content: 'GPA.3372-5514', character_name: 'Tester', assignee: null };

test('a case at the desk is in every language, on a desk and at 320 px', async () => {
  const site = await renderPage({
    at: '/staff/questions/10231',
    calls: {
      ...staffCalls('agent', { name: 'Yue' }),
      ...examples(
        'GET /api/staff/questions',
        'GET /api/staff/questions/counts',
        'GET /api/staff/questions/deadlines/counts',
        'GET /api/staff/questions/choices',
        'GET /api/staff/questions/filters',
      ),
      [CASE]: { data: wordless },
      'POST /api/staff/questions/:q_id/presence': { data: [] },
    },
    look: 'desk, light',
  });
  await expect.element(page.getByRole('heading', { level: 1, name: data.type_text })).toBeVisible();
  for (const language of languages) {
    await site.look('desk, light');
    await switchTo(language);
    // Names of people and what the catalogue gives stand there as they are.
    if (language !== 'en') expectWords(language, 'desk');
    expectFits(`desk in ${language}`);
    await site.look('narrow, light');
    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    expectFits(`desk in ${language}, 320 px`);
  }
});

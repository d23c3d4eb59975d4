import type { ApprovalRow, ApprovalsView } from '@hub/contracts/approvals';
import { documented, renderPage, staffCalls } from '@hub/page-tests';
import { pageData } from '@hub/web';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { speaksFor } from './speaks-for.ts';

const { areas } = pageData().registry;
const { surveys } = areas;
afterEach(() => void (areas.surveys = surveys!));

const speaking = (service: Parameters<typeof speaksFor>[0]) =>
  [{ area: 'guild' }, ...Object.values(areas)].filter(speaksFor(service)).map(({ area }) => area);

test('an area names its own requests, and no other area’s', () => {
  expect(['events', 'surveys', 'guild'].map(speaking)).toEqual([['events'], ['surveys'], ['guild']]);
});

test('requests of a service without an area are named by the one area that has words for them', () => {
  expect(['catalog', 'identity'].map(speaking)).toEqual([['surveys'], ['surveys']]);
});

test('requests of an area of which nothing is published are named by nobody else', () => {
  delete areas.surveys;
  expect(speaking('surveys')).toEqual([]);
});

test('the print of a key stands as it is and beside what it replaces, whatever the area with words for the service says', async () => {
  const word = { tw: '另一把', en: 'another' };
  areas.surveys = {
    ...surveys!,
    approvals: { kinds: {}, facts: { print: word }, warnings: ['print'], values: { print: { '*': word } } },
  };
  const LIST = 'GET /api/staff/approvals/identity';
  const [row] = documented<ApprovalsView>(LIST).data as [ApprovalRow];
  const facts = [{ name: 'print', before: 'aaaa', after: 'bbbb' }];
  await renderPage({
    at: '/staff/approvals',
    calls: {
      ...staffCalls('owner'),
      'GET /api/staff/approvals/identity/count': { data: { decide: 1, mine: 0 } },
      [LIST]: { data: [{ ...row, facts }], page: { next: null } } satisfies ApprovalsView,
    },
    look: 'desk, light',
  });
  await expect.element(page.getByText('公鑰指紋（SHA-256）')).toBeVisible();
  await expect.element(page.getByText('aaaa')).toBeVisible();
  await expect.element(page.getByText('bbbb')).toBeVisible();
  expect(page.getByText('另一把').elements()).toEqual([]);
});

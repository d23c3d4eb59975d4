import type { ApprovalRow, ApprovalsView } from '@hub/contracts/approvals';
import type { AuditOverviewView, AuditRow } from '@hub/contracts/identity';
import { documented, renderPage, staffCalls, type Calls } from '@hub/page-tests';
import { pageData } from '@hub/web';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

const { areas } = pageData().registry;
const { events } = areas;
const guild = { tw: '公會', hk: '公會組織', en: 'Guild' };
beforeEach(() => {
  areas.guild = {
    ...events!,
    area: 'guild',
    routes: [],
    staffRoutes: ['/staff/guild/*'],
    doors: [{ name: 'guild', to: '/staff/guild', title: guild, roles: ['auditor'], order: 150, records: ['guild'] }],
    parts: [],
    approvalRoles: [],
    audit: {
      services: { guild },
      actions: { 'guild.merge': { tw: '合併公會', en: 'Merged a guild' } },
      objects: { guild },
      fields: { banner: { tw: '旗幟', en: 'Banner' } },
      values: { banner: { red: { tw: '紅色', en: 'red' } } },
    },
    approvals: {
      kinds: {
        'guild-merge': {
          title: { tw: '合併公會', en: 'Merge a guild' },
          look: { tw: '看這個公會', en: 'Open the guild' },
          to: '/staff/guild/{subject}?game={game}',
          named: 'guild_name',
        },
      },
      facts: { guild_name: { tw: '公會名稱', en: 'Name' }, guild_at_war: { tw: '正在公會戰', en: 'At war' } },
      warnings: ['guild_at_war'],
      values: { guild_at_war: { '*': { tw: '對手：{line}', en: 'Against {line}' } } },
    },
  };
});
afterEach(() => {
  delete areas.guild;
  areas.events = events!;
});

const LIST = 'GET /api/staff/audit';
const ROW = 'GET /api/staff/audit/:id';
const OVERVIEW = 'GET /api/staff/audit/overview';
const [found] = documented<{ data: AuditRow[] }>(LIST).data as [AuditRow];
const changes = [{ field: 'banner', before: null, after: 'red' }];
const merged = { ...found, service: 'guild', action: 'guild.merge', object: 'guild:7', object_name: '夜行者', changes };
const audit: Calls = {
  ...staffCalls('auditor'),
  [LIST]: { data: [merged], page: { next: null } },
  [OVERVIEW]: documented<AuditOverviewView>(OVERVIEW),
  'GET /api/staff/audit/sign_offs': { data: [] },
  [ROW]: { data: { ...documented<{ data: object }>(ROW).data, ...merged } },
};

test('the audit speaks of a sixth area in its own words, and leads to its pages', async () => {
  await renderPage({ at: `/staff/audit/${merged.id}`, calls: audit, look: 'desk, light' });
  await expect.element(page.getByRole('heading', { level: 1, name: '合併公會' })).toBeVisible();
  await expect.element(page.getByRole('rowheader', { name: '旗幟' })).toBeVisible();
  await expect.element(page.getByText('紅色', { exact: true })).toBeVisible();
  const thing = page.getByCss('a[href="/staff/guild/7"]').first();
  await expect.element(thing).toHaveTextContent('公會 夜行者');
});

test('a request of a sixth area names its thing, its warnings, and the way there', async () => {
  // In the queue of events: no test answers a call that no table has.
  areas.events = { ...events!, approvals: areas.guild!.approvals };
  const QUEUE = 'GET /api/staff/approvals/events';
  const [row] = documented<ApprovalsView>(QUEUE).data as [ApprovalRow];
  const facts = [
    { name: 'guild_name', before: null, after: '夜行者' },
    { name: 'guild_at_war', before: null, after: '晨星' },
  ];
  const asked = { ...row, kind: 'guild-merge', subject: '7', object: 'guild:7', facts };
  await renderPage({
    at: '/staff/approvals',
    calls: {
      ...staffCalls('event_operator'),
      [QUEUE]: { data: [asked], page: { next: null } },
    },
    look: 'desk, light',
  });
  const request = page.getByRole('group', { name: /合併公會 · 夜行者 #7/ });
  await expect.element(request.getByText('公會名稱')).toBeVisible();
  await expect.element(request.getByText('對手：晨星')).toBeVisible();
  await expect
    .element(request.getByRole('link', { name: '看這個公會' }))
    .toHaveAttribute('href', `/staff/guild/7?game=${row.game_id}`);
});

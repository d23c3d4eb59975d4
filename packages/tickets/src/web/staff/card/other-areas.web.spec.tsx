import type { DeliveriesView } from '@hub/contracts/events';
import { documented, examples, expectAccessible, renderPage, type StaffRole } from '@hub/page-tests';
import { pageData, type RemoteEntry } from '@hub/web';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { deskCalls } from '../testing/desk-answers.ts';

const { areas } = pageData().registry;
const known = { ...areas };
afterEach(() => {
  vi.unstubAllGlobals();
  for (const area of Object.keys(areas)) delete areas[area];
  Object.assign(areas, known);
});
/** A remote with a part of the card, and without a module for it. */
const guild: RemoteEntry = {
  ...known.events!,
  area: 'guild',
  routes: [],
  staffRoutes: [],
  doors: [],
  approvalRoles: undefined,
  parts: [
    {
      slot: 'player-card',
      name: 'guild',
      expose: './guild-card',
      title: { tw: '公會', en: 'Guild' },
      roles: ['agent'],
      order: 105,
    },
  ],
};

const DELIVERIES = 'GET /api/staff/card/deliveries';
const card = page.getByRole('region', { name: 'uid-7' });
const heads = card.getByRole('heading', { level: 3 });
const open = (role: StaffRole) =>
  renderPage({
    at: '/staff/questions/players?game=H73&uid=uid-7',
    calls: {
      ...deskCalls(role),
      ...examples(
        'GET /api/staff/card/questions',
        DELIVERIES,
        'GET /api/staff/card/redemptions',
        'GET /api/staff/card/vip',
        'GET /api/staff/card/penalties',
        'GET /api/staff/card/hold',
      ),
    },
    look: 'desk, light',
  });
const words = () => heads.elements().map((head) => head.textContent);

test('parts of other areas stand between those of the desk, and lead to their own screens', async () => {
  await open('agent');
  const [row] = documented<DeliveriesView>(DELIVERIES).data;
  const sent = card.getByRole('region', { name: '寄送' }).getByRole('link').first();
  await expect.element(sent).toHaveAttribute('href', `/staff/deliveries/${row!.id}?show=all`);
  await expect.element(card.getByRole('region', { name: '兌換' }).getByRole('link').first()).toBeVisible();
  expect(words().slice(0, 5)).toEqual(['VIP', '回報', '寄送', '兌換', '處分']);
});

test('a part whose code cannot be had rests by itself, however often it is tried', async () => {
  areas.guild = guild;
  await open('agent');
  const part = card.getByRole('region', { name: '公會' });
  await expect.element(part).toBeVisible();
  document.body.dataset.stays = 'yes';
  for (const _ of [1, 2, 3]) {
    await expect.element(part.getByRole('alert')).toHaveTextContent('這一區沒有載到');
    await part.getByRole('button', { name: '再試一次' }).click();
  }
  await expect.element(part.getByRole('alert')).toBeVisible();
  expect(document.body.dataset.stays).toBe('yes');
  expect(words().slice(0, 6)).toEqual(['VIP', '回報', '寄送', '公會', '兌換', '處分']);
  await expectAccessible('resting part');
});

/** The locks of an account are drawn with the address of their screen. */
function breakLocks(): void {
  const Real = URLSearchParams;
  class Breaking extends Real {
    constructor(init?: ConstructorParameters<typeof Real>[0]) {
      if ((init as { which?: string } | undefined)?.which === 'all') throw new Error('broken');
      super(init);
    }
  }
  vi.stubGlobal('URLSearchParams', Breaking);
}

test('a part that breaks while it is drawn costs itself, and comes back', async () => {
  breakLocks();
  await open('agent');
  const part = card.getByRole('region', { name: '兌換' });
  document.body.dataset.stays = 'yes';
  for (const _ of [1, 2, 3]) {
    await expect.element(part.getByRole('alert')).toHaveTextContent('這一區沒有載到');
    await part.getByRole('button', { name: '再試一次' }).click();
  }
  await expect.element(part.getByRole('alert')).toBeVisible();
  await expect.element(card.getByRole('region', { name: '寄送' }).getByRole('link').first()).toBeVisible();
  expect(document.body.dataset.stays).toBe('yes');
  vi.unstubAllGlobals();
  await part.getByRole('button', { name: '再試一次' }).click();
  await expect.element(part.getByRole('link').first()).toBeVisible();
});

test('a part is for its roles, and is not there without its area', async () => {
  areas.guild = guild;
  delete areas.events;
  const site = await open('auditor');
  await expect.element(card.getByRole('heading', { name: '處分' })).toBeVisible();
  expect(words().slice(0, 3)).toEqual(['VIP', '回報', '處分']);
  expect(site.asked(DELIVERIES)).toEqual([]);
});

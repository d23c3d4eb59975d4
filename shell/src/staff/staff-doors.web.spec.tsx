import { examples, renderPage, staffCalls } from '@hub/page-tests';
import { pageData, type RemoteEntry } from '@hub/web';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const { areas } = pageData().registry;
const known = { ...areas };
afterEach(() => {
  for (const area of Object.keys(areas)) delete areas[area];
  Object.assign(areas, known);
});
/** A remote that nothing in the shell has heard of. */
const guild = (over: Partial<RemoteEntry> = {}): RemoteEntry => ({
  ...known.events!,
  area: 'guild',
  routes: [],
  staffRoutes: ['/staff/guild/*'],
  approvalRoles: [],
  doors: [
    {
      name: 'guild',
      to: '/staff/guild',
      title: { tw: '公會', hk: '公會組織', en: 'Guilds' },
      roles: ['agent'],
      order: 150,
      numbered: {
        open: { tw: '開啟公會 {number}', en: 'Open guild {number}' },
        kind: { tw: '公會編號', en: 'guild number' },
      },
    },
  ],
  ...over,
});
const tabs = page.getByRole('banner').getByRole('navigation').getByRole('link');
const tabWords = () => tabs.elements().map((tab) => tab.textContent);
const account = (role: 'agent' | 'auditor') => ({
  at: '/staff/account',
  calls: {
    ...staffCalls(role),
    ...examples('GET /api/staff/sessions', 'GET /api/staff/deliveries', 'GET /api/staff/deliveries/counts'),
  },
  look: 'desk, light' as const,
});

test('a sixth area has its tab, its key and its numbers in the palette from what it tells of itself', async () => {
  areas.guild = guild();
  await renderPage(account('agent'));
  await expect.element(tabs.first()).toBeVisible();
  expect(tabWords()).toEqual(['案件', '公會', 'VIP 案件', '寄送', '活動', '報表']);
  await userEvent.keyboard('{Control>}k{/Control}');
  const palette = page.getByRole('dialog', { name: '前往' });
  await expect.element(palette.getByPlaceholder('區域，或案件編號、公會編號、VIP 案件編號')).toBeVisible();
  await userEvent.keyboard('77');
  await expect.element(palette.getByRole('option', { name: '開啟案件 #77' })).toBeVisible();
  await expect.element(palette.getByRole('option', { name: '開啟 VIP 案件 V77' })).toBeVisible();
  await palette.getByRole('option', { name: '開啟公會 77' }).click();
  await expect.poll(() => location.pathname).toBe('/staff/guild/77');
  await expect.element(page.getByRole('link', { name: '公會' })).toHaveAttribute('aria-current', 'page');
  await userEvent.keyboard('g4');
  await expect.poll(() => location.pathname).toBe('/staff/deliveries');
  await userEvent.keyboard('g2');
  await expect.poll(() => location.pathname).toBe('/staff/guild');
});

test.for([
  ['zh-HK', ['個案', '公會組織', 'VIP 個案', '寄送', '活動', '報表']],
  ['en', ['Cases', 'Guilds', 'VIP cases', 'Deliveries', 'Events', 'Reports']],
] as const)('the tabs speak the language of the page: %s', async ([language, words]) => {
  areas.guild = guild();
  await renderPage({ ...account('agent'), language });
  await expect.element(tabs.first()).toBeVisible();
  expect(tabWords()).toEqual(words);
});

test('a tab is not shown to other roles, nor of an area that is not there or tells none', async () => {
  areas.guild = guild();
  delete areas.events;
  await renderPage(account('auditor'));
  await expect.element(tabs.first()).toBeVisible();
  expect(tabWords()).toEqual([
    ...['案件', 'VIP 案件', '問卷', '條款', 'VIP 名單', '儲值'],
    ...['等待核准', '報表', '設定', '個資作業', '稽核紀錄', '發布'],
  ]);
  areas.guild = guild({ doors: undefined, approvalRoles: undefined });
  await renderPage(account('agent'));
  await expect.element(tabs.first()).toBeVisible();
  expect(tabWords()).toEqual(['案件', 'VIP 案件', '報表']);
});

test('a letter before a number means the one area that numbers so', async () => {
  await renderPage(account('agent'));
  await expect.element(tabs.first()).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  const palette = page.getByRole('dialog', { name: '前往' });
  await userEvent.keyboard('v 2001');
  await expect.element(palette.getByRole('option', { name: '開啟 VIP 案件 V2001' })).toBeVisible();
  await expect.element(palette.getByRole('option', { name: '開啟案件 #2001' })).not.toBeInTheDocument();
});

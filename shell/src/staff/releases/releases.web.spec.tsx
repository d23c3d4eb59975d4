import type {
  AreaOverview,
  ReleaseDetailView,
  ReleaseHostsView,
  ReleasesView,
  UncarriedArea,
} from '@hub/contracts/releases';
import { expectAccessible, renderPage, reply, staffCalls } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const LIST = 'GET /api/staff/releases';
const ONE = 'GET /api/staff/releases/:area';
const MOVE = 'POST /api/staff/releases/:area/moves';
const LOCAL = 'POST /api/staff/releases/:area/local';
const HOSTS = 'GET /api/staff/releases/:area/hosts';
const SAY_HOSTS = 'POST /api/staff/releases/:area/hosts';
const at = '2026-11-26T10:00:00+08:00';

const LCP = { name: 'LCP', route: '/events/event_serial', webview: 'browser', p75: 1830, samples: 210 };

const events: AreaOverview = {
  area: 'events',
  revision: 7,
  live: 'live000001',
  canary: { build: 'next000001', share: 5, since: at },
  mounts: [
    { build: 'live000001', mounts: 4000, failures: 4 },
    { build: 'next000001', mounts: 300, failures: 12 },
  ],
};
const shell: AreaOverview = { area: 'shell', revision: 2, live: 'shell00001', canary: null, mounts: [] };
const list: ReleasesView = { areas: [events, shell], moves: true };
const noHosts: ReleaseHostsView = { mountable: false, hosts: {}, configured: true, revision: 7 };
const detail: ReleaseDetailView = {
  ...events,
  moves: true,
  next: null,
  builds: [
    {
      build: 'next000001',
      published_at: at,
      by: 'zoe (token 3)',
      last_live_at: null,
      retired_at: at,
      needs: { facade: '^1.0.0' },
    },
  ],
  events: [
    {
      revision: 6,
      verb: 'stop',
      build: 'old0000001',
      share: 0,
      live_before: 'live000001',
      by: 'automatic',
      reason: '',
      facts: { canary: { mounts: 240, failures: 20 }, live: { mounts: 900, failures: 1 } },
      hosts: null,
      at,
    },
    {
      revision: 5,
      verb: 'rollback',
      build: 'live000001',
      share: 100,
      live_before: 'old0000001',
      by: '小諾 (nova)',
      reason: '領不到序號',
      facts: null,
      hosts: null,
      at,
    },
  ],
  vitals: [
    { build: null, rows: [LCP] },
    { build: 'live000001', rows: [{ ...LCP, p75: 1790, samples: 200 }] },
    { build: 'next000001', rows: [{ ...LCP, p75: 2610, samples: 10 }] },
  ],
};

test.for(['desk, light', 'phone, dark'] as const)(
  'what is released is seen, and a trial is stopped with its reason: %s',
  async (look) => {
    const site = await renderPage({
      at: '/staff/releases',
      calls: { ...staffCalls('owner'), [LIST]: list, [ONE]: detail, [HOSTS]: noHosts },
      look,
    });
    const row = page.getByRole('list', { name: '各區的版本' }).getByRole('link').first();
    await expect.element(row).toHaveTextContent(/試行 5%.*live000001.*失敗 4 次（0.1%）.*失敗 12 次（4%）/);
    await expectAccessible('list');
    await row.click();
    await expect.element(page.getByText('自動停止試行')).toBeVisible();
    await expect.element(page.getByText('試行開啟 240 次、失敗 20 次；正式版本開啟 900 次、失敗 1 次')).toBeVisible();
    const speed = page.getByRole('row', { name: /LCP/ });
    await expect.element(speed).toHaveTextContent('1,830 ms');
    await page.getByRole('link', { name: '試行 next000001' }).click();
    await expect.element(speed).toHaveTextContent('2,610 ms');
    await expectAccessible('one area');
    await page.getByRole('button', { name: '停止試行' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: '原因' }).fill('失敗太多');
    site.answer({ [MOVE]: reply(409, { msg: '這一區剛才有別的變更，請看過目前的狀態再決定' }) });
    await dialog.getByRole('button', { name: '停止試行' }).click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('剛才有別的變更');
    await expect.element(dialog.getByRole('textbox', { name: '原因' })).toHaveValue('失敗太多');
    const stopped = { ...events, revision: 8, canary: null };
    site.answer({ [MOVE]: stopped, [ONE]: { ...detail, ...stopped } });
    await dialog.getByRole('button', { name: '停止試行' }).click();
    await expect.element(page.getByText('完成了。')).toBeVisible();
    expect(site.asked(MOVE).at(-1)?.body).toEqual({ verb: 'stop', revision: 7, reason: '失敗太多' });
    await expect.element(page.getByRole('button', { name: '停止試行' })).not.toBeInTheDocument();
  },
);

test.for(['phone, light', 'desk, dark'] as const)(
  'a service without pages is seen with who released it, when and why, and has nothing to stop: %s',
  async (look) => {
    const released = { build: 'a1b2c3d4e5f6', by: 'zoe (token 3)', at };
    const identity = { area: 'identity', revision: 1, live: null, canary: null, mounts: [], service_release: released };
    const event = {
      ...detail.events[1]!,
      verb: 'service' as const,
      build: released.build,
      by: released.by,
      share: null,
    };
    const one = { ...detail, ...identity, builds: [], vitals: [], events: [{ ...event, reason: '修好登入' }] };
    const calls = { ...staffCalls('owner'), [LIST]: { ...list, areas: [identity, shell] }, [ONE]: one };
    const site = await renderPage({ at: '/staff/releases', calls, look });
    const row = page.getByRole('list', { name: '各區的版本' }).getByRole('link').first();
    await expect.element(row).toHaveTextContent(/identity.*只有服務.*a1b2c3d4e5f6.*zoe/);
    await expect.element(row).not.toHaveTextContent('沒有上線');
    await expectAccessible('list');
    await row.click();
    const changes = page.getByRole('region', { name: '變更' });
    await expect.element(changes).toHaveTextContent(/發布服務.*a1b2c3d4e5f6.*zoe \(token 3\).*修好登入/);
    await expectAccessible('one service');
    for (const name of ['退回前一版', '下架'])
      await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument();
    await expect.element(page.getByRole('region', { name: '速度' })).not.toBeInTheDocument();
    expect(site.asked(HOSTS)).toEqual([]);
  },
);

test('who may only read has no brakes', async () => {
  const calls = {
    ...staffCalls('auditor'),
    [LIST]: { ...list, moves: false },
    [ONE]: { ...detail, moves: false },
    [HOSTS]: noHosts,
  };
  await renderPage({ at: '/staff/releases/events', calls, look: 'desk, light' });
  await expect.element(page.getByText('自動停止試行')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '退回前一版' })).not.toBeInTheDocument();
});

test('an area is retired with its reason, and the shell cannot be', async () => {
  const calls = { ...staffCalls('owner'), [LIST]: list, [ONE]: detail, [HOSTS]: noHosts };
  const site = await renderPage({ at: '/staff/releases/events', calls, look: 'phone, light' });
  await expect.element(page.getByText(/退下/)).toBeVisible();
  await page.getByRole('button', { name: '下架' }).click();
  const dialog = page.getByRole('dialog', { name: '把「序號兌換」整區下架？' });
  await dialog.getByRole('textbox', { name: '原因' }).fill('活動結束');
  await expectAccessible('retire');
  const retired = { ...events, revision: 8, live: null, canary: null };
  site.answer({ [MOVE]: retired, [ONE]: { ...detail, ...retired } });
  await dialog.getByRole('button', { name: '下架' }).click();
  await expect.element(page.getByText('完成了。')).toBeVisible();
  expect(site.asked(MOVE)[0]?.body).toEqual({ verb: 'retire', revision: 7, reason: '活動結束' });
  await expect.element(page.getByText('沒有上線')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '退回前一版' })).not.toBeInTheDocument();
  site.answer({ [ONE]: { ...detail, ...shell } });
  await site.reload();
  await expect.element(page.getByRole('button', { name: '退回前一版' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '下架' })).not.toBeInTheDocument();
});

test('while the desk cannot be asked the page says so and tries again', async () => {
  const site = await renderPage({
    at: '/staff/releases',
    calls: { ...staffCalls('owner'), [LIST]: reply(503, {}) },
    look: 'desk, light',
  });
  await expect.element(page.getByRole('alert')).toHaveTextContent('發布狀況沒有載入');
  site.answer({ [LIST]: list });
  await page.getByRole('button', { name: '再試一次' }).click();
  await expect.element(page.getByRole('list', { name: '各區的版本' })).toBeVisible();
});

test('only an address of the own machine is tried, and only by who may', async () => {
  const calls = { ...staffCalls('owner'), [LIST]: list, [ONE]: detail, [HOSTS]: noHosts };
  const site = await renderPage({ at: '/staff/releases/events', calls, look: 'phone, dark' });
  await page.getByRole('button', { name: '填自己電腦上的網址' }).click();
  const address = page.getByLabelText('自己電腦上的網址');
  await address.fill('https://evil.example:3104');
  await page.getByRole('button', { name: '用這個版本打開網站' }).click();
  await expect.element(page.getByText(/只能填自己電腦的網址/).first()).toBeVisible();
  expect(site.asked(LOCAL)).toEqual([]);
  await address.fill('http://localhost:3104');
  site.answer({ [LOCAL]: reply(403, { msg: '您沒有權限' }) });
  await page.getByRole('button', { name: '用這個版本打開網站' }).click();
  await expect.element(page.getByText('您沒有權限')).toBeVisible();
  expect(site.asked(LOCAL)[0]?.body).toEqual({ address: 'http://localhost:3104' });
  await expectAccessible('own build');
  await site.reload();
  site.answer({ [ONE]: { ...detail, moves: false } });
  await site.reload();
  await expect.element(page.getByText('自動停止試行')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '填自己電腦上的網址' })).not.toBeInTheDocument();
});

test('pages of other sites that may show an area are named at the desk, and only by who may', async () => {
  const known: ReleaseHostsView = { ...noHosts, mountable: true, hosts: { H73: ['https://launcher.example'] } };
  const calls = { ...staffCalls('owner'), [LIST]: list, [ONE]: detail, [HOSTS]: known };
  const site = await renderPage({ at: '/staff/releases/events', calls, look: 'desk, light' });
  const section = page.getByRole('region', { name: '可以嵌入的網站' });
  await expect.element(section.getByText('https://launcher.example')).toBeVisible();
  await section.getByRole('button', { name: '變更名單' }).click();
  await section.getByRole('textbox', { name: '遊戲與網址來源' }).fill('H73 http://launcher.example');
  await section.getByRole('textbox', { name: '原因' }).fill('社群網站上線');
  await section.getByRole('button', { name: '儲存' }).click();
  await expect.element(section.getByText(/每行一個遊戲代號/).first()).toBeVisible();
  expect(site.asked(SAY_HOSTS)).toEqual([]);
  await expectAccessible('hosts');
  const named = {
    ...known,
    configured: false,
    revision: 8,
    hosts: { H73: ['https://launcher.example', 'https://a.example'] },
  };
  site.answer({ [SAY_HOSTS]: named, [HOSTS]: named });
  const lines = 'H73 https://launcher.example\nH73 https://a.example';
  await section.getByRole('textbox', { name: '遊戲與網址來源' }).fill('H73 https://a.example');
  const change = section.getByRole('status', { name: '這次的變更' });
  await expect.element(change).toHaveTextContent(/加入\s*H73 https:\/\/a.example.*移除\s*H73 https:\/\/launcher/);
  await section.getByRole('textbox', { name: '遊戲與網址來源' }).fill(lines);
  await expect.element(change).not.toHaveTextContent('移除');
  await expectAccessible('hosts, changed');
  await section.getByRole('button', { name: '儲存' }).click();
  await expect.element(section.getByText('https://a.example')).toBeVisible();
  expect(site.asked(SAY_HOSTS)[0]?.body).toEqual({ hosts: lines, reason: '社群網站上線', revision: 7 });
  site.answer({ [ONE]: { ...detail, moves: false } });
  await site.reload();
  await expect.element(section.getByText('https://a.example')).toBeVisible();
  await expect.element(section.getByRole('button', { name: '變更名單' })).not.toBeInTheDocument();
});

const published = { by: 'zoe (token 3)', retired_at: null, needs: null, last_live_at: at };
const before = (uncarried: UncarriedArea[]): ReleaseDetailView => ({
  ...detail,
  ...shell,
  vitals: [{ build: null, rows: [] }],
  events: [],
  builds: [
    { ...published, build: 'shell00001', published_at: at, uncarried: [] },
    { ...published, build: 'shell00000', published_at: at, uncarried },
  ],
});

test('whoever goes back to a shell that lacks areas reads which, and agrees to those that rest', async () => {
  const areas = [
    { area: 'support', live: 's3', instead: 's2' },
    { area: 'vip', live: 'v1', instead: null },
  ];
  const calls = { ...staffCalls('owner'), [LIST]: list, [ONE]: before(areas) };
  const site = await renderPage({ at: '/staff/releases/shell', calls, look: 'phone, dark' });
  const builds = page.getByRole('region', { name: '發布過的版本' });
  await expect.element(builds).toHaveTextContent(/正式版本 s3 在這個外框不能用：訪客會拿到之前的 s2.*v1.*正在休息/);
  await page.getByRole('button', { name: '退回前一版' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toHaveTextContent(/s3.*s2.*v1.*正在休息/);
  await expectAccessible('areas that rest');
  await dialog.getByRole('textbox', { name: '原因' }).fill('退回');
  site.answer({ [MOVE]: reply(409, { msg: '請先同意' }) });
  await dialog.getByRole('button', { name: '退回前一版' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('請先同意');
  await dialog.getByRole('checkbox', { name: '同意這些區顯示「正在休息」' }).click();
  site.answer({ [MOVE]: shell });
  await dialog.getByRole('button', { name: '退回前一版' }).click();
  await expect.element(page.getByText('完成了。')).toBeVisible();
  const said = { verb: 'rollback', revision: 2, reason: '退回' };
  expect(site.asked(MOVE).map(({ body }) => body)).toEqual([said, { ...said, rest: ['vip'] }]);
});

test('a shell that lacks nothing, or has an earlier build of each, asks for no such yes', async () => {
  const calls = {
    ...staffCalls('owner'),
    [LIST]: list,
    [ONE]: before([{ area: 'support', live: 's3', instead: 's2' }]),
  };
  await renderPage({ at: '/staff/releases/shell', calls, look: 'desk, light' });
  await page.getByRole('button', { name: '退回前一版' }).click();
  await expect.element(page.getByRole('dialog')).toHaveTextContent(/s3.*s2/);
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
});

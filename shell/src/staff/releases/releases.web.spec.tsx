import type { ReleaseHostsView } from '@hub/contracts/releases';
import { expectAccessible, renderPage, reply, staffCalls } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  LIST,
  ONE,
  MOVE,
  LOCAL,
  HOSTS,
  SAY_HOSTS,
  events,
  shell,
  list,
  noHosts,
  detail,
  at,
} from './testing/release-answers.ts';

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
    await expect.element(page.getByText('取代 old0000001')).toBeVisible();
    await expect.element(page.getByText('試行開啟 240 次、失敗 20 次；正式版本開啟 900 次、失敗 1 次')).toBeVisible();
    const speed = page.getByRole('row', { name: /瀏覽器/ });
    await expect.element(speed).toHaveTextContent('1,830 ms (210)');
    await expect.element(page.getByRole('row', { name: /遊戲內視窗/ })).toHaveTextContent(/2,240 ms.*0.012/);
    const published = page.getByRole('region', { name: '發布過的版本' }).getByRole('listitem');
    await expect.element(published.nth(1)).toHaveTextContent('開啟 40 次，失敗 1 次（2.5%）');
    await page.getByRole('link', { name: '試行 next000001' }).click();
    await expect.element(speed).toHaveTextContent('2,610 ms');
    await page.getByRole('link', { name: '其他 old0000001' }).click();
    await expect.element(speed).toHaveTextContent('3,020 ms');
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
    await expect.element(page.getByText('完成了。')).toHaveFocus();
    expect(site.asked(MOVE).at(-1)?.body).toEqual({ verb: 'stop', revision: 7, reason: '失敗太多' });
    await expect.element(page.getByRole('button', { name: '停止試行' })).not.toBeInTheDocument();
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

test('of many pages those with most visits are listed, and it says so', async () => {
  const [whole] = detail.vitals;
  const rows = Array.from({ length: 31 }, (_, at) => ({ ...whole!.rows[0]!, route: `/events/${at}` }));
  await renderPage({
    at: '/staff/releases/events',
    calls: { ...staffCalls('owner'), [ONE]: { ...detail, vitals: [{ ...whole!, rows }] }, [HOSTS]: noHosts },
    look: 'desk, light',
  });
  const speed = page.getByRole('region', { name: '各頁的速度' });
  await expect.element(speed.getByRole('row')).toHaveLength(31);
  await expect.element(speed.getByText('只列出最多人開的 30 頁。')).toBeVisible();
});

test('nobody is offered to go back where no build was live before', async () => {
  const calls = { ...staffCalls('owner'), [LIST]: list, [ONE]: { ...detail, back: null }, [HOSTS]: noHosts };
  await renderPage({ at: '/staff/releases/events', calls, look: 'desk, light' });
  await expect.element(page.getByRole('button', { name: '停止試行' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '退回前一版' })).not.toBeInTheDocument();
});

test('who was slower can confirm nothing more, and another question begins without that', async () => {
  const calls = { ...staffCalls('owner'), [LIST]: list, [ONE]: detail, [HOSTS]: noHosts };
  const site = await renderPage({ at: '/staff/releases/events', calls, look: 'phone, light' });
  await page.getByRole('button', { name: '退回前一版' }).click();
  const back = page.getByRole('dialog', { name: '把「序號兌換」退回前一個正式版本？' });
  const refused = reply(409, { msg: '這一區剛才有別的變更，請看過目前的狀態再決定' });
  site.answer({ [MOVE]: refused, [ONE]: { ...detail, back: null } });
  await back.getByRole('button', { name: '退回前一版' }).click();
  await expect.element(back.getByRole('alert')).toHaveTextContent('剛才有別的變更');
  await expect.element(back.getByText('現在沒有更早的正式版本可以退回。')).toBeVisible();
  await expect.element(back.getByRole('button', { name: '退回前一版' })).not.toBeInTheDocument();
  await back.getByRole('button', { name: '取消' }).click();
  await page.getByRole('button', { name: '下架' }).click();
  const retire = page.getByRole('dialog', { name: '把「序號兌換」整區下架？' });
  await expect.element(retire.getByRole('button', { name: '下架' })).toBeVisible();
  await expect.element(retire.getByRole('alert')).not.toBeInTheDocument();
});

test('an area is retired with its reason, and the shell cannot be', async () => {
  const calls = { ...staffCalls('owner'), [LIST]: list, [ONE]: detail, [HOSTS]: noHosts };
  const site = await renderPage({ at: '/staff/releases/events', calls, look: 'phone, light' });
  await expect.element(page.getByText(/退下/)).toBeVisible();
  await page.getByRole('button', { name: '下架' }).click();
  const dialog = page.getByRole('dialog', { name: '把「序號兌換」整區下架？' });
  await dialog.getByRole('textbox', { name: '原因' }).fill('活動結束');
  await expectAccessible('retire');
  const retired = { ...events, revision: 8, live: null, canary: null, retired: { by: '小安 (owner)', at } };
  site.answer({ [MOVE]: retired, [ONE]: { ...detail, ...retired } });
  await dialog.getByRole('button', { name: '下架' }).click();
  await expect.element(page.getByText('完成了。')).toBeVisible();
  expect(site.asked(MOVE)[0]?.body).toEqual({ verb: 'retire', revision: 7, reason: '活動結束' });
  await expect.element(page.getByText('已下架，頁面顯示「正在休息」')).toBeVisible();
  await expect.element(page.getByText(/起，由 小安 \(owner\)/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: '退回前一版' })).not.toBeInTheDocument();
  site.answer({ [ONE]: { ...detail, ...shell } });
  await site.reload();
  await expect.element(page.getByRole('button', { name: '退回前一版' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '下架' })).not.toBeInTheDocument();
});

test('an area that rests has the name of its newest build, and one of which nothing was live is no retired one', async () => {
  const club = { ...events, area: 'club', name: { tw: '公會', en: 'Clubs' }, live: null, canary: null, mounts: [] };
  const areas = [
    { ...club, retired: { by: 'zoe', at } },
    { ...club, area: 'guild', name: { tw: '商店', en: 'Shop' } },
  ];
  const calls = { ...staffCalls('owner'), [LIST]: { ...list, areas } };
  await renderPage({ at: '/staff/releases', calls, look: 'phone, light' });
  await expect.element(page.getByRole('link', { name: /公會.*已下架/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /商店.*沒有上線/ })).toBeVisible();
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
  await expect.element(address).toHaveFocus();
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
  await expect.element(section.getByRole('button', { name: '變更名單' })).toHaveFocus();
  expect(site.asked(SAY_HOSTS)[0]?.body).toEqual({ hosts: lines, reason: '社群網站上線', revision: 7 });
  site.answer({ [ONE]: { ...detail, moves: false } });
  await site.reload();
  await expect.element(section.getByText('https://a.example')).toBeVisible();
  await expect.element(section.getByRole('button', { name: '變更名單' })).not.toBeInTheDocument();
});

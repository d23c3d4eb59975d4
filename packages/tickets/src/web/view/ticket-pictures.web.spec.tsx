import { expectAccessible, reply } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  openCase,
  pictureFile,
  pictureOf,
  picker,
  REPLY,
  rows,
  takesUploads,
  ticketOf,
  VIEW,
} from '../testing/report-answers.ts';

const MEDIA = 'GET /media/q/:year/:month/:file';
const thumb = (name: string) => page.getByRole('button', { name });
const full = page.getByRole('dialog');
const drawn = (name: string) =>
  expect.poll(() => (thumb(name).getByRole('img').element() as HTMLImageElement).naturalWidth).toBeGreaterThan(1);

test('a picture opens in full, the arrows move, and the way out leads back to it', async () => {
  const pic_plus = [await pictureOf(1, '收據.png'), await pictureOf(2, '商城.png')];
  await openCase({ pic_plus });
  await drawn('圖片 1，收據.png');
  await thumb('圖片 1，收據.png').click();
  await expect.element(full.getByRole('img', { name: '圖片 1，收據.png' })).toBeVisible();
  await expectAccessible('full');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(full.getByRole('img', { name: '圖片 2，商城.png' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(full).not.toBeInTheDocument();
  await expect.element(thumb('圖片 1，收據.png')).toHaveFocus();
});

test('a picture is asked for with the token of the page, and opens from its memory: its address alone opens nothing', async () => {
  const kept = await pictureOf(1, '收據.png');
  const pic_path = '/media/q/2026/11/own?v=view';
  const pic_plus = [{ ...kept, pic_path, thumb_path: pic_path.replace('view', 'thumb') }];
  const site = await openCase({ pic_plus }, { [MEDIA]: await pictureFile('收據.png') });
  await drawn('圖片 1，收據.png');
  await thumb('圖片 1，收據.png').click();
  await expect
    .element(full.getByRole('link', { name: '在新分頁開啟' }))
    .toHaveAttribute('href', expect.stringMatching(/^blob:/));
  const asked = site.asked(MEDIA);
  expect(asked.map(({ query }) => query.get('v'))).toEqual(['thumb', 'view']);
  expect(asked.map(({ headers }) => headers.get('x-auth-token')?.split('.').length)).toEqual([3, 3]);
});

test('an address that ran out is renewed without a word, and what is archived says so', async () => {
  const fresh = await pictureOf(1, '收據.png');
  const over = { ...fresh, pic_path: '/media/q/2026/11/gone', thumb_path: '/media/q/2026/11/gone' };
  let asked = 0;
  const site = await openCase(
    {},
    { [VIEW]: () => ticketOf({ pic_plus: [asked++ === 0 ? over : fresh] }), [MEDIA]: reply(403, { msg: '看不到' }) },
  );
  await drawn('圖片 1，收據.png');
  expect(site.asked(VIEW)).toHaveLength(2);
  site.answer({ [VIEW]: ticketOf({ pic_plus: [{ ...fresh, archived: true }] }) });
  await site.reload();
  await expect.element(page.getByText('已封存')).toBeVisible();
});

test('a follow-up takes three pictures and not four', async () => {
  const { msg } = ticketOf();
  const said = { ...msg.replies[0]!, id: 502, is_official: '0' as const, content: '收據補上了', staff_name: null };
  const site = await openCase(
    {},
    { ...takesUploads(), [REPLY]: { msg: { replies: [...msg.replies, said], pic_plus: [], earlier: 0, status: '1' } } },
  );
  await page.getByLabelText('還有想補充的嗎？').fill('收據補上了');
  const [one, ...others] = await Promise.all(['1', '2', '3', '4'].map((name) => pictureFile(`${name}.png`)));
  await picker.upload(one!);
  await expect.element(rows).toHaveLength(1);
  await picker.upload(others);
  await expect.element(page.getByText('請勿選擇超過 3 個檔案；沒有加入：4.png').first()).toBeVisible();
  await expect.element(page.getByText('已上傳 3／3 張')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: '送出', exact: true }).click();
  await expect.element(page.getByText('我們會在客服時間內回覆')).toBeVisible();
  await expect.element(rows).toHaveLength(0);
  expect(site.asked(REPLY)[0]?.body).toMatchObject({ question_id: 10231, content: '收據補上了' });
  expect(
    Object.keys(site.asked(REPLY)[0]?.body as object).filter((name) => name.startsWith('attachment')),
  ).toHaveLength(3);
});

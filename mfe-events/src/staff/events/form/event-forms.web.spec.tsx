import type { EventPictureView, NewEventBody } from '@hub/contracts/events';
import { documented, expectAccessible, renderPage, reply, staffCalls, type Calls } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { eventCalls, eventOf } from '../../testing/desk-calls.ts';

const EVENT = 'GET /api/staff/events/:event';
const SAVE = 'PUT /api/staff/events/:event';
const form = page.getByRole('form', { name: '編輯活動' });
const intro = form.getByRole('group', { name: '活動的文字' }).getByLabelText(/^說明(?!（[香英])/);
const save = page.getByRole('button', { name: '存成草稿' });
const open = (at: string, calls: Calls = {}) =>
  renderPage({ at, calls: { ...staffCalls('event_operator'), ...eventCalls(), ...calls }, look: 'desk, light' });
const drafts = () => Object.keys(localStorage).filter((name) => name.startsWith('hub.draft.'));

test('an event begins as a draft, and nothing that was typed is lost', async () => {
  const made = eventOf({}, { phase: 'draft' });
  const site = await open('/staff/events/new', { 'POST /api/staff/events': made, [EVENT]: made });
  const begun = page.getByRole('form', { name: '新活動' });
  await page.getByLabelText('遊戲', { exact: true }).selectOptions('H73');
  await save.click();
  await expect.element(begun.getByRole('group', { name: /個地方需要修改/ })).toHaveFocus();
  await expect.element(begun.getByRole('link', { name: /物品/ })).toBeVisible();
  const name = begun.getByLabelText('活動名稱', { exact: true });
  await name.fill('冬季測試');
  await begun.getByLabelText(/^說明(?!（[香英])/).fill('店內張貼的序號，一組換一份。');
  await begun.getByLabelText('開始').fill('2026-11-22T00:00');
  await begun.getByLabelText('結束').fill('2026-11-21T23:59');
  await expect.element(begun.getByText('結束時間要在開始之後').first()).toBeVisible();
  await begun.getByLabelText('結束').fill('2026-12-21T23:59');
  await begun.getByRole('radio', { name: '冬季' }).click();
  const reward = begun.getByRole('group', { name: '獎勵 1', exact: true });
  await reward.getByLabelText('獎勵名稱', { exact: true }).fill('冬季禮盒');
  await reward.getByLabelText('幾天內可以領').fill('３０');
  await reward.getByLabelText('第 1 項的代碼').fill('gift_box_a');
  await reward.getByLabelText('信的標題', { exact: true }).fill('冬季活動獎勵');
  await expect.element(page.getByRole('group', { name: '玩家畫面預覽' })).toHaveTextContent('冬季測試');
  await expect.element(page.getByRole('group', { name: '獎勵 1 的信' })).toHaveTextContent('gift_box_a');
  await expectAccessible();
  await site.reload();
  await expect.element(name).toHaveValue('冬季測試');
  await expect.element(reward.getByLabelText('第 1 項的代碼')).toHaveValue('gift_box_a');
  await save.click();
  await expect.element(page.getByText('還是草稿，玩家看不到')).toBeVisible();
  const sent = site.asked('POST /api/staff/events')[0]?.body as NewEventBody;
  expect(sent).toMatchObject({ game_id: 'H73', name: '冬季測試', art: 'winter', starts: '2026-11-22T00:00' });
  expect(sent.categories[0]).toMatchObject({ title: '冬季禮盒', expire_days: 30 });
});

test('an editor that was only looked at leaves no draft; what was typed last is kept', async () => {
  const site = await open('/staff/events/1/edit');
  const before = eventOf().data.draft.intro;
  await expect.element(intro).toHaveValue(before);
  await site.open('/staff/events');
  expect(drafts()).toEqual([]);
  await site.open('/staff/events/1/edit');
  await intro.fill('改到一半');
  await site.reload();
  await expect.element(intro).toHaveValue('改到一半');
  await page.getByRole('button', { name: '捨棄草稿' }).click();
  await expect.element(intro).toHaveValue(before);
  await site.open('/staff/events');
  expect(drafts()).toEqual([]);
});

test('the languages of an event and its rewards stand side by side, and go with the draft', async () => {
  const site = await open('/staff/events/1/edit', { [SAVE]: eventOf() });
  const english = form.getByRole('group', { name: '活動的文字' }).getByRole('group', { name: 'English' });
  await expect.element(english).toHaveTextContent('已寫好');
  await form.getByLabelText('活動名稱（英文）').fill('');
  await expect.element(english).toHaveTextContent('還沒寫完');
  await form.getByLabelText('活動名稱（英文）').fill('Ten years of codes');
  await form.getByLabelText('內容物（英文）').fill('Gold ×900');
  const preview = page.getByRole('complementary', { name: '預覽' });
  await preview.getByRole('button', { name: 'English' }).click();
  await expect.element(preview).toHaveTextContent('Ten years of codes');
  await expect.element(preview).toHaveTextContent('Gold ×900');
  await expect
    .element(preview.getByRole('group', { name: '獎勵 1 的信' }))
    .toHaveTextContent('Thank you for joining in.');
  await expectAccessible();
  for (const look of ['laptop, light', 'desk, light'] as const) {
    await site.look(look);
    const inEnglish = form.getByRole('group', { name: 'English' }).elements();
    const cut = inEnglish
      .flatMap((column) => [...column.querySelectorAll('input')])
      .filter((field) => field.scrollWidth > field.clientWidth);
    expect(
      cut.map(({ value }) => value),
      look,
    ).toEqual([]);
  }
  await save.click();
  await expect.poll(() => site.asked(SAVE).length).toBe(1);
  expect(site.asked(SAVE)[0]?.body).toMatchObject({
    name: '週年慶序號兌換',
    name_en: 'Ten years of codes',
    categories: [{ title: '週年禮包', contents_en: 'Gold ×900', mail_title_hk: '週年禮包已送達' }],
  });
});

test('an own picture tells its limits before it is sent, its size after, and goes with the draft', async () => {
  const PICTURE = 'POST /api/staff/events/pictures';
  const sent = documented<EventPictureView>(PICTURE);
  const site = await open('/staff/events/1/edit', {
    [SAVE]: eventOf(),
    [PICTURE]: reply(400, { file: '這張圖是 10 × 10，請改用至少 960 × 320 像素的圖' }),
  });
  const field = form.getByLabelText(/^自己的橫幅/);
  await expect.element(field).toHaveAccessibleDescription(/8 MB 以內.*1440 × 560.*960 × 320/);
  const file = new File([new Uint8Array(10)], 'art.png', { type: 'image/png' });
  await field.upload(file);
  await expect.element(field).toHaveAccessibleDescription(/這張圖是 10 × 10/);
  site.answer({ [PICTURE]: sent });
  await field.upload(file);
  await expect.element(form.getByText('1440 × 560，116 KB')).toBeVisible();
  const banner = page.getByRole('group', { name: '玩家畫面預覽' }).element().querySelector('img');
  expect(banner?.getAttribute('src')).toBe(sent.data.address);
  await expectAccessible();
  await save.click();
  await expect.poll(() => site.asked(SAVE).length).toBe(1);
  expect(site.asked(SAVE)[0]?.body).toMatchObject({ picture: sent.data.id, art: 'anniversary' });
});

test('a draft that a colleague changed meanwhile is not overwritten unseen', async () => {
  const site = await open('/staff/events/1/edit', { [SAVE]: reply(409, { msg: '活動剛剛有了變化，請看過再存' }) });
  const limit = form.getByLabelText('輸入錯誤幾次就鎖定');
  await limit.fill('3');
  site.answer({ [EVENT]: eventOf({ changed_by: '小敏', changed_at: '2026-11-22T11:00:00+08:00' }, { version: 3 }) });
  await save.click();
  await expect.element(page.getByText('小敏 剛改過這個活動')).toBeVisible();
  // One surface says it, and not a refusal beside it; nor once it was seen.
  await expect.element(page.getByText('活動剛剛有了變化')).toHaveLength(0);
  await expect.element(limit).toHaveValue('3');
  await save.click();
  await expect.poll(() => site.asked(SAVE).length).toBe(2);
  await page.getByRole('button', { name: '以我填的為準' }).click();
  site.answer({ [SAVE]: eventOf({}, { version: 4 }) });
  await save.click();
  await expect.poll(() => location.pathname).toBe('/staff/events/1');
  expect(site.asked(SAVE).map(({ headers }) => headers.get('if-match'))).toEqual(['2', '2', '3']);
});

test('what is wrong with an item is told at its field, and the ends of an event stay beside each other', async () => {
  await open('/staff/events/1/edit');
  const item = form.getByLabelText('第 1 項的代碼').first();
  await item.fill('gift box');
  // Large and small letters are different codes: what is seen is what was typed.
  await expect.element(item).toHaveStyle({ textTransform: 'none' });
  await form.getByLabelText('結束').fill('');
  await save.click();
  await expect.element(item).toHaveAttribute('aria-invalid', 'true');
  await expect.element(item).toHaveAccessibleDescription(/物品代碼|代碼/);
  await expect.element(form.getByLabelText('結束')).toHaveAttribute('aria-invalid', 'true');
  for (const part of ['label', 'input']) {
    const topOf = (name: string) =>
      form.element().querySelector(`div:has(> input[name="${name}"]) > ${part}`)?.getBoundingClientRect().top ?? 0;
    expect(topOf('starts')).toBeGreaterThan(0);
    await expect.poll(() => topOf('starts') - topOf('ends'), { message: part }).toBe(0);
  }
  await expectAccessible();
});

test('an export without its purpose is told so', async () => {
  await open('/staff/events/1/exports');
  await page.getByRole('button', { name: '開始匯出' }).click();
  const asked = page.getByRole('form', { name: '匯出 CSV' }).getByRole('group', { name: /個地方需要修改/ });
  await expect.element(asked).toHaveFocus();
});

import type { SettingName } from '@hub/contracts/catalog';
import { expectAccessible, expectFits, held, renderPage, reply, type Asked, type Calls } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  ADD,
  CHANGE,
  LIST,
  ONE,
  PREVIEW,
  rowsOf,
  settingCalls,
  settingOf,
  VERSION,
  versionsTo,
} from '../testing/setting-calls.ts';

const open = (at: string, calls: Calls = {}) =>
  renderPage({ at, calls: { ...settingCalls(), ...calls }, look: 'desk, light' });
const save = () => page.getByRole('button', { name: '儲存', exact: true });
const content = () => page.getByLabelText('內文（HTML）', { exact: true });
const article = {
  title: '如何找到訂單收據',
  type_id: 'receipt',
  content: '<p>打開商店的訂單紀錄</p>',
  published: true,
};
const preview = page.getByRole('region', { name: '玩家會看到' });

test('a draft is found, loaded, changed beside its preview and saved; an older version comes back', async () => {
  const draft = { version: 3, state: 'draft', by: '小敏', at: '2026-11-22T10:00:00+08:00' } as const;
  const drafted = settingOf('faq', article, { version: 3, versions: [draft, ...versionsTo(2)] });
  const words: Record<string, string> = { '3': '<p>信用卡號可以先遮住</p>', '2': '<p>舊的內文</p>' };
  const site = await open('/staff/settings', {
    [LIST]: rowsOf({ key: '5', title: '別的文章' }, { title: article.title, draft: true }),
    [ONE]: drafted,
    [VERSION]: ({ params: { version = '' } }: Asked) => ({
      data: {
        version: { ...draft, version: Number(version) },
        values: { ...drafted.data.values, content: words[version] },
      },
    }),
    // As the server cleans it.
    [PREVIEW]: ({ body }: Asked) => ({
      data: { content: (body as { content: string }).content.replace(/ onclick="x\(\)"|<script>1<\/script>/g, '') },
    }),
  });
  await expect.element(page.getByRole('list', { name: '常見問題' })).toBeVisible();
  await expectAccessible('list');
  await page.getByRole('link', { name: /有草稿/ }).click();
  await expect.element(page.getByText('小敏存了一份草稿')).toBeVisible();
  await page.getByRole('button', { name: '載入版本 3' }).click();
  await expect.element(content()).toHaveValue(words['3']);
  await expect.element(page.getByText('版本 3 已填進表單，按儲存才會生效')).toBeVisible();
  const changed = `${words['3']}<p onclick="x()">請看這一段</p><script>1</script>`;
  await content().fill(changed);
  await expect.element(preview.getByText('請看這一段')).toBeVisible();
  await expectAccessible('article');
  const saved = settingOf('faq', { ...article, content: changed }, { version: 4, versions: versionsTo(4) });
  site.answer({ [CHANGE]: saved, [ONE]: saved });
  await save().click();
  await expect.element(page.getByText('已儲存').first()).toBeVisible();
  expect(site.asked(CHANGE)[0]?.headers.get('if-match')).toBe('3');
  expect(site.asked(CHANGE)[0]?.body).toMatchObject({ content: changed });

  await page.getByRole('button', { name: '載入版本 2' }).click();
  await expect.element(content()).toHaveValue(words['2']);
  const back = settingOf('faq', { ...article, content: words['2'] ?? '' }, { version: 5, versions: versionsTo(5) });
  site.answer({ [CHANGE]: back, [ONE]: back });
  await save().click();
  await expect.element(page.getByRole('button', { name: '載入版本 5' })).toBeVisible();
  expect(site.asked(CHANGE)[1]?.headers.get('if-match')).toBe('4');
});

const kinds: [kind: SettingName, name: string][] = [
  ['notices', '公告'],
  ['question_types', '問題類型'],
  ['games', '遊戲'],
  ['themes', '遊戲外觀'],
  ['servers', '伺服器'],
  ['roles', '角色編號'],
  ['tips', '小提醒'],
  ['quick_actions', '快速按鈕'],
  ['clicks', '點擊連結'],
  ['site', '網站'],
];
test('every kind has its list and its form, and both are accessible', async () => {
  await open('/staff/settings');
  const tabs = page.getByRole('navigation', { name: '設定的種類' });
  for (const [kind, name] of kinds) {
    await tabs.getByRole('link', { name, exact: true }).click();
    await page.getByRole('main').getByRole('list', { name, exact: true }).getByRole('link').first().click();
    await expect.element(save()).toBeVisible();
    expect(location.pathname).toBe(`/staff/settings/${kind}/3`);
    await expectAccessible(name);
    expectFits(name);
  }
});

test('an article is put under a question type by its name; the code is not read', async () => {
  const site = await open('/staff/settings/faq/3', {
    [LIST]: ({ params }: Asked) =>
      params.kind === 'question_types'
        ? rowsOf(
            { key: 'H73.account', game_id: 'H73', title: '帳號（這款遊戲）', note: 'account' },
            { key: '*.account', game_id: '*', title: '帳號問題', note: 'account' },
          )
        : rowsOf({}),
    [ONE]: settingOf('faq', { ...article, type_id: 'gone_type' }),
  });
  const category = page.getByLabelText('分類');
  await expect.element(category).toHaveValue('gone_type');
  const saved = settingOf('faq', { ...article, type_id: 'account' });
  site.answer({ [CHANGE]: saved, [ONE]: saved });
  await category.selectOptions('帳號問題');
  await save().click();
  await expect.element(page.getByText('已儲存').first()).toBeVisible();
  expect(site.asked(CHANGE)[0]?.body).toMatchObject({ type_id: 'account' });
});

const notes: [kind: SettingName, note: string, words: string][] = [
  ['servers', 's1 · maintenance', '維護中 · 代碼 s1'],
  ['notices', 'fraud', '防詐'],
  ['question_types', 'u', '代碼 u'],
];
test.for(notes)('a list of %s says %s in words', async ([kind, note, words]) => {
  await open(`/staff/settings/${kind}`, { [LIST]: rowsOf({ title: '冬季慶典', note }) });
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
});

test('what an empty form lacks is said by the names of its fields', async () => {
  const site = await open('/staff/settings/faq/new');
  await page.getByLabelText('分類').selectOptions('收據教學');
  await save().click();
  await expect.element(page.getByRole('link', { name: '標題：請填寫這一欄', exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^分類/ })).toHaveLength(0);
  await page.getByRole('link', { name: '內文（HTML）：請填寫這一欄', exact: true }).click();
  await expect.element(content()).toHaveFocus();
  expect(site.asked(ADD)).toEqual([]);
});

test('of two editors the second is told what differs, and nothing typed is lost', async () => {
  const site = await open('/staff/settings/tips/H73', { [ONE]: settingOf('tips', { tips: '原本的提醒' }) });
  const tips = page.getByRole('textbox', { name: /^小提醒(?!（)/ });
  await tips.fill('第二位的提醒');
  const theirs = settingOf('tips', { tips: '第一位的提醒' }, { version: 3, versions: versionsTo(3) });
  site.answer({ [CHANGE]: reply(409, { msg: '這項設定剛被改過' }), [ONE]: theirs });
  await save().click();
  const told = page.getByRole('alert').filter({ hasText: '小婷 在 2026/11/22 10:00 存了新的內容' });
  await expect.element(told).toBeVisible();
  await expect.element(told).toHaveTextContent(/對方\s*第一位的提醒.*您\s*第二位的提醒/);
  await expect.element(tips).toHaveValue('第二位的提醒');
  await expectAccessible();
  await expect.element(page.getByText('這項設定剛被改過')).toHaveLength(0);
  await page.getByRole('button', { name: '保留我的，再按儲存' }).click();
  await expect.element(page.getByText('這項設定剛被改過')).toHaveLength(0);
  const mine = settingOf('tips', { tips: '第二位的提醒' }, { version: 4, versions: versionsTo(4) });
  site.answer({ [CHANGE]: mine, [ONE]: mine });
  await save().click();
  await expect.element(page.getByText('已儲存').first()).toBeVisible();
  expect(site.asked(CHANGE).map(({ headers }) => headers.get('if-match'))).toEqual(['2', '3']);
  expect(site.asked(CHANGE).at(-1)?.body).toMatchObject({ tips: '第二位的提醒' });
});

test('a click link to a host that no setting names is refused at the field; another one is made', async () => {
  const refused = '這個主機不在允許名單：可以用 h73.example';
  const site = await open('/staff/settings/clicks/new', { [ADD]: reply(400, { url: refused }) });
  await page.getByLabelText('遊戲', { exact: true }).selectOptions('H73');
  const url = page.getByLabelText('前往的網址');
  await url.fill('https://evil.example/free');
  await save().click();
  await expect.element(page.getByText(refused).first()).toBeVisible();
  await expect.element(url).toHaveAccessibleDescription(new RegExp(refused));
  await expect.element(url).toHaveValue('https://evil.example/free');
  await expectAccessible('refused');
  const winter = { url: 'https://h73.example/winter', audience: 'everyone' };
  const made = settingOf('clicks', winter, { key: '12', version: 1, versions: versionsTo(1) });
  site.answer({ [ADD]: reply(201, made), [ONE]: made });
  await url.fill(winter.url);
  await expect.element(preview.getByText('h73.example', { exact: true })).toBeVisible();
  await expect.element(preview.getByText('/winter')).toBeVisible();
  await save().click();
  await expect.poll(() => location.pathname).toBe('/staff/settings/clicks/12');
  await expect.element(page.getByRole('button', { name: '載入版本 1' })).toBeVisible();
  expect(site.asked(ADD).at(-1)?.body).toMatchObject({ game_id: 'H73', url: winter.url });
  await expectAccessible('made');
});

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('a setting has a heading while it loads and when it does not come', async () => {
  const one = held(reply(500, {}));
  await open('/staff/settings/faq/3', { [ONE]: one.answer });
  await expect.element(heading('文章')).toBeInTheDocument();
  await expectAccessible('on its way');
  one.release();
  await expect.element(heading('設定沒有載入')).toBeVisible();
});

test('a kind of setting that cannot be made says so in its heading', async () => {
  await open('/staff/settings/themes/new');
  await expect.element(heading('這種設定不能新增')).toBeVisible();
});

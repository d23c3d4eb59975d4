import { renderPage, reply, type Calls, type RenderedPage } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  APPLY,
  CANCEL,
  content,
  deskAnswers,
  END,
  EXPORT,
  exported,
  EXPORTS,
  file,
  IMPORT,
  IMPORTS,
  LIST,
  one,
  PUBLISH,
  results,
  RESULTS,
  RETRY,
  reward,
  REWARDS,
  RUN,
  survey,
  SURVEY,
  TEXTS,
} from './testing/desk-answers.ts';
import { wellFromTheTop } from './testing/well.ts';

const open = (at: string, over: Calls = {}, role?: 'auditor' | 'finance') =>
  renderPage({ at, calls: { ...deskAnswers(role), ...over }, look: 'desk, light' });
const lastQuery = (site: RenderedPage) => Object.fromEntries(site.asked(LIST).at(-1)?.query ?? []);
const reason = page.getByLabelText('原因');

test('the list: what, where it stands, how many answered; narrowed by the address', async () => {
  const site = await open('/staff/surveys');
  await expect.element(page.getByRole('link', { name: /競速玩家問卷/ })).toBeVisible();
  await expect.element(page.getByText('進行中', { exact: true })).toBeVisible();
  await wellFromTheTop();
  await page.getByLabelText('狀態').selectOptions('published');
  await expect.poll(() => lastQuery(site)).toMatchObject({ state: 'published' });
  await page.getByLabelText('找問卷').fill('冬季');
  await page.getByRole('button', { name: '找', exact: true }).click();
  await expect.poll(() => lastQuery(site)).toMatchObject({ state: 'published', find: '冬季' });
  site.answer({ [LIST]: { data: [], ...one } });
  await site.open('/staff/surveys');
  await expect.element(page.getByText('還沒有問卷')).toBeVisible();
  site.answer({ [LIST]: reply(503, { msg: '系統維護中' }) });
  await site.reload();
  await expect.element(page.getByText('問卷沒有載到')).toBeVisible();
});

test('who works with card codes narrows the list to a game as well', async () => {
  const site = await open('/staff/surveys', {}, 'finance');
  await expect.element(page.getByRole('link', { name: /競速玩家問卷/ })).toBeVisible();
  await page.getByLabelText('遊戲', { exact: true }).selectOptions('G112');
  await expect.poll(() => lastQuery(site)).toMatchObject({ game_id: 'G112' });
});

test('who only looks is offered nothing to change', async () => {
  const site = await open('/staff/surveys', { [SURVEY]: survey({ may: [] }) }, 'auditor');
  await expect.element(page.getByRole('link', { name: /競速玩家問卷/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: '新問卷' })).not.toBeInTheDocument();
  await site.open('/staff/surveys/7');
  await expect.element(page.getByRole('heading', { level: 1, name: '競速玩家問卷' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '發布修改' })).not.toBeInTheDocument();
  await site.open('/staff/surveys/7/exports');
  await expect.element(page.getByText('這個帳號不能匯出')).toBeVisible();
  await site.open('/staff/surveys/7/edit');
  await expect.element(page.getByText('這個帳號不能編輯這份問卷')).toBeVisible();
});

test('a publication tells what changes, wants a reason, and goes over the version that was seen', async () => {
  const draft = content({ title: { tw: '新標題', hk: '', en: '' } }) as ReturnType<typeof survey>['data']['draft'];
  const changed = survey({ draft, row: { changed: true } });
  const site = await open('/staff/surveys/7', { [SURVEY]: changed });
  await expect.element(page.getByText('草稿裡改了什麼')).toBeVisible();
  await wellFromTheTop();
  site.answer({ [PUBLISH]: reply(409, { msg: '剛剛有同事改過，您的還沒存；請看最新內容再決定' }) });
  await page.getByRole('button', { name: '發布修改' }).click();
  const dialog = page.getByRole('dialog', { name: '發布第 3 版？' });
  await expect.element(dialog.getByText('標題', { exact: true })).toBeVisible();
  await reason.fill('改標題');
  await dialog.getByRole('button', { name: '發布這一版' }).click();
  await expect.element(dialog.getByText('原因至少 4 個字').first()).toBeVisible();
  await reason.fill('依企劃改標題');
  site.answer({ [SURVEY]: survey({ draft, row: { changed: true, version: 6 } }) });
  await dialog.getByRole('button', { name: '發布這一版' }).click();
  await expect.element(dialog.getByText(/您填的還在/)).toBeVisible();
  site.answer({ [PUBLISH]: survey({ row: { version: 7 } }) });
  await dialog.getByRole('button', { name: '發布這一版' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(site.asked(PUBLISH).map(({ headers }) => headers.get('if-match'))).toEqual(['5', '6']);
});

test('a survey is ended for a reason', async () => {
  const site = await open('/staff/surveys/7', { [END]: survey({ row: { phase: 'ended', state: 'ended' } }) });
  await page.getByRole('button', { name: '更多動作' }).click();
  await page.getByRole('button', { name: '結束問卷' }).click();
  await reason.fill('活動提早結束');
  await page.getByRole('dialog').getByRole('button', { name: '結束問卷' }).click();
  await expect.poll(() => site.asked(END)[0]?.body).toEqual({ reason: '活動提早結束' });
});

test('results: each question with its numbers, what players wrote, and the days as a table', async () => {
  const site = await open('/staff/surveys/7/results');
  await expect.element(page.getByRole('row', { name: '18–25 歲 15 75.0%' })).toBeVisible();
  await page.getByRole('button', { name: '看玩家寫的' }).click();
  await expect.element(page.getByText('隊伍塗裝')).toBeVisible();
  await wellFromTheTop();
  await page.getByRole('button', { name: '以表格顯示' }).click();
  await expect.element(page.getByRole('row', { name: '2026/11/26 12' })).toBeVisible();
  const none = { questions: [], written: [], versions: [], days: [] };
  site.answer({ [RESULTS]: { data: { answers: 0, counted: 0, counted_at: null, ...none } } });
  await site.reload();
  await expect.element(page.getByText('還沒有人回答')).toBeVisible();
});

test('answers to an older version are read with the questions that its players saw', async () => {
  const { data } = results;
  const old = { ...data.questions[0]!, label: { tw: '您幾歲', hk: '', en: 'How old' } };
  const site = await open('/staff/surveys/7/results', {
    [RESULTS]: ({ query }) => (query.get('version') === '1' ? { data: { ...data, questions: [old] } } : results),
  });
  const choice = page.getByLabelText('版本', { exact: true });
  await choice.selectOptions('1');
  await expect.element(page.getByRole('heading', { name: '1. 您幾歲' })).toBeVisible();
  await expect.element(choice).toHaveAccessibleDescription('題目和選項是這一版當時的文字');
  await page.getByRole('button', { name: '看玩家寫的' }).click();
  await expect.poll(() => Object.fromEntries(site.asked(TEXTS)[0]?.query ?? [])).toMatchObject({ version: '1' });
  await site.reload();
  await expect.element(choice).toHaveValue('1');
  await choice.selectOptions('');
  await expect.element(page.getByRole('heading', { name: '1. 您的年齡' })).toBeVisible();
  await wellFromTheTop();
});

test('a file of eligible players is compared, then taken in', async () => {
  const exclusive = survey({ row: { kind: 'exclusive', edition: '2021' }, eligible: 500 });
  const site = await open('/staff/surveys/7/eligible', {
    [SURVEY]: exclusive,
    [APPLY]: { data: file({ state: 'done' }) },
  });
  await expect.element(page.getByText('500')).toBeVisible();
  expect(site.asked(IMPORTS)[0]?.query.get('kind')).toBe('eligible');
  await wellFromTheTop();
  await page.getByRole('button', { name: '上傳並比對' }).click();
  await expect.element(page.getByText('請選一個 CSV 檔').first()).toBeVisible();
  await page.getByRole('link', { name: /eligible\.csv/ }).click();
  await page.getByRole('button', { name: '匯入 100 筆' }).click();
  await reason.fill('十一月的名單');
  await page.getByRole('dialog').getByRole('button', { name: '匯入', exact: true }).click();
  await expect.poll(() => site.asked(APPLY)[0]?.headers.get('if-match')).toBe('2');
  site.answer({ [IMPORT]: { data: file({ faults: 1, may: ['cancel'] }) } });
  await site.reload();
  await expect.element(page.getByText('有 1 列不能收，整份還不能匯入')).toBeVisible();
  await expect.element(page.getByText('12345')).toBeVisible();
  site.answer({ [IMPORT]: { data: file({ state: 'failed', fault: 'no_header', may: [] }) } });
  await site.reload();
  await expect.element(page.getByText('第一列要是標題')).toBeVisible();
  await expect.element(page.getByText(/標題列 role_id,account_id/)).toBeVisible();
  await wellFromTheTop();
});

test('rewards: the stock of codes, what did not arrive is sent to another address, all are run now', async () => {
  const base = content();
  const cards = { ...base, reward: { ...base.reward, kind: 'card_code' as const } } as ReturnType<
    typeof survey
  >['data']['draft'];
  const codes = { wanted: 0, free: 40, reserved: 1, sent: 9, bounced: 2 };
  const site = await open('/staff/surveys/7/rewards', {
    [SURVEY]: survey({ draft: cards, live: cards, codes, row: { kind: 'exclusive' } }),
    [RUN]: { data: { asked: 3 } },
    [RETRY]: { data: reward({ state: 'asked', may: [] }) },
  });
  await expect.element(page.getByText('信箱不存在')).toBeVisible();
  await wellFromTheTop();
  await page.getByRole('button', { name: '再寄一次給 1000000001' }).click();
  await page.getByLabelText('改寄到這個信箱').fill('new@example.com');
  await reason.fill('玩家更正信箱');
  await page.getByRole('dialog').getByRole('button', { name: '再寄一次' }).click();
  await expect.poll(() => site.asked(RETRY)[0]?.body).toEqual({ email: 'new@example.com', reason: '玩家更正信箱' });
  await expect.element(page.getByText(/在等卡號/)).not.toBeInTheDocument();
  await page.getByRole('button', { name: '現在就寄' }).click();
  await reason.fill('補寄昨天的');
  await page.getByRole('dialog').getByRole('button', { name: '現在就寄' }).click();
  await expect.element(page.getByText('已開始寄 3 份')).toBeVisible();
});

test('rewards that wait for card codes are counted, wanted, and cancelled for a reason', async () => {
  const base = content();
  const cards = { ...base, reward: { ...base.reward, kind: 'card_code' as const } } as ReturnType<
    typeof survey
  >['data']['draft'];
  const codes = { wanted: 12, free: 2, reserved: 0, sent: 9, bounced: 0 };
  const waits = reward({ id: 11, state: 'waiting', error: '', may: ['cancel'] });
  const erased = reward({ id: 12, state: 'cancelled', role_id: '', email: '', error: 'erased', may: [] });
  const site = await open('/staff/surveys/7', {
    [SURVEY]: survey({ draft: cards, live: cards, codes, row: { kind: 'exclusive', phase: 'ended' } }),
    [REWARDS]: { data: [waits, erased], ...one },
    [CANCEL]: reply(409, { msg: '這筆獎勵現在不能這樣做，請看最新狀態' }),
  });
  await expect.element(page.getByText('12 份獎勵在等卡號，還差 10 張')).toBeVisible();
  await page.getByRole('link', { name: '匯入點數卡號' }).click();
  await expect.element(page.getByText('12 份獎勵在等卡號，還差 10 張')).toBeVisible();
  await expect.element(page.getByText('依當事人的要求刪除個資，所以取消')).toBeVisible();
  await wellFromTheTop();
  await page.getByRole('button', { name: '取消獎勵：1000000001' }).click();
  const dialog = page.getByRole('dialog', { name: '取消這份獎勵？' });
  await reason.fill('停發');
  await dialog.getByRole('button', { name: '取消獎勵' }).click();
  await expect.element(dialog.getByText('原因至少 4 個字').first()).toBeVisible();
  await reason.fill('點數卡停止發放');
  await dialog.getByRole('button', { name: '取消獎勵' }).click();
  await expect.element(dialog.getByText('這筆獎勵現在不能這樣做，請看最新狀態')).toBeVisible();
  await expect.element(reason).toHaveValue('點數卡停止發放');
  site.answer({ [CANCEL]: { data: reward({ id: 11, state: 'cancelled', error: '', may: [] }) } });
  await dialog.getByRole('button', { name: '取消獎勵' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(site.asked(CANCEL).at(-1)?.body).toEqual({ reason: '點數卡停止發放' });
});

test('answers as a file: personal data for a purpose', async () => {
  const site = await open('/staff/surveys/7/exports', { [EXPORT]: { data: exported({ state: 'waiting' }) } });
  await expect.element(page.getByText('含個人資料', { exact: true })).toBeVisible();
  await wellFromTheTop();
  await page.getByLabelText('包含個人資料').click();
  await page.getByRole('button', { name: '開始匯出' }).click();
  await expect.element(page.getByRole('group', { name: /地方需要修改/ })).toBeVisible();
  await page.getByLabelText('用途').fill('核對獎勵名單');
  site.answer({
    [EXPORTS]: { data: [exported(), exported({ id: '01JDEXAMPLE000000000000001', state: 'waiting' })], ...one },
  });
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => site.asked(EXPORT)[0]?.body).toEqual({ personal: true, reason: '核對獎勵名單' });
});

test('a survey and an address that there are not', async () => {
  const site = await open('/staff/surveys/99', { [SURVEY]: reply(404, { noexist: '找不到這份問卷' }) });
  await expect.element(page.getByText('找不到這份問卷')).toBeVisible();
  await site.open('/staff/surveys/7/nothing');
  await expect.element(page.getByText('沒有這一頁')).toBeVisible();
});

import { examples, expectAccessible, reply } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FORM, formOf, openAsPlayer, openReport, playerForm, words } from '../testing/report-answers.ts';

const HELPED = 'POST /api/questions/article_helped';
const faq = [
  { id: 3, type_id: 'payment', title: '儲值後多久會入帳？', content: '<p>三十分鐘內</p>' },
  { id: 4, type_id: 'login', title: '換手機後怎麼登入', content: '<p>先綁定</p>' },
];
const before = page.getByRole('region', { name: '送出前先看看' });
const thanks = page.getByRole('dialog').filter({ hasText: '太好了，問題解決了' });
const solves = before.getByRole('button', { name: '這解決了我的問題' });

test('an article that solves it ends without a report, and nothing typed goes before the word', async () => {
  const site = await openReport({
    [FORM]: formOf({ faq }),
    [HELPED]: { msg: { counted: true } },
    'POST /api/service/init_setup': reply(503, { msg: '服務正在休息' }),
    // The home that one ends at asks for it when it has time.
    ...examples('GET /api/faq/get_faq'),
  });
  await words.fill('等了三十分鐘還沒有入帳');
  await page.getByLabelText('問題類型').selectOptions('2');
  // Maintenance comes first, then what the publisher warns of, then the articles of this type.
  await expect.element(before.getByRole('listitem').first()).toHaveTextContent('維護');
  await expectAccessible('folded');
  await before.getByText('儲值後多久會入帳').click();
  await expect.element(solves).toBeVisible();
  await expectAccessible('unfolded');
  await solves.click();
  await expect.element(thanks).toBeVisible();
  await expectAccessible('solved');

  history.back();
  await expect.element(thanks).not.toBeInTheDocument();
  await expect.element(words).toHaveValue('等了三十分鐘還沒有入帳');
  expect(site.asked(HELPED)).toEqual([]);
  await solves.click();
  await thanks.getByRole('button', { name: '完成' }).click();
  await expect.poll(() => location.pathname).toBe('/service/H73');
  // Counted once it stays at that: whoever goes back and reports was not helped.
  expect(site.asked(HELPED).map(({ body }) => body)).toEqual([
    expect.objectContaining({ game_id: 'H73', question_type: '2', article_id: 3 }),
  ]);
  await site.open('/service/H73/create');
  await expect.element(words).toHaveValue('');
});

test('an event’s type is for the game: a visitor is told so', async () => {
  await openReport({ [FORM]: formOf({ events_in_game: true }) });
  await expect.element(page.getByText('要兌換活動序號，請從遊戲內開啟')).toBeVisible();
});

test('an event’s type leads a player to its page, by keys only when it is meant', async () => {
  const question_types = { '1': '一般問題', event_12: '週年活動' };
  const away = reply(503, { msg: '服務正在休息' });
  const site = await openAsPlayer({
    [FORM]: playerForm({ question_types, events_in_game: true }),
    'GET /api/events/render_event_form/:event': away,
    'GET /api/events/rewards/:event': away,
  });
  await expect.element(page.getByText('要兌換活動序號')).toHaveLength(0);
  await page.getByLabelText('問題類型').selectOptions('event_12');
  await expect.poll(() => location.pathname + location.search).toMatch(/^\/events\/event_serial\?event_id=12/);

  // By keyboard every type is passed on the way to the next: that alone leads nowhere.
  await site.open('/service/H73/create');
  const types = page.getByLabelText('問題類型');
  await expect.element(types).toBeVisible();
  types.element().focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const event = page.getByRole('link', { name: '前往序號兌換' });
  await expect.element(event).toBeVisible();
  await expect.element(types).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard('{Tab}');
  await expect.element(event).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.pathname + location.search).toMatch(/^\/events\/event_serial\?event_id=12/);
});

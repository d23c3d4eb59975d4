import { expectAccessible, held, renderPage, reply, type Asked } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  ANSWER,
  CASE,
  caseOf,
  deskCalls,
  QUEUE,
  queueOf,
  replyOf,
  SEND_KEYS,
  sent,
  words,
} from '../testing/desk-answers.ts';

/** Rows that come at once; the next ones when the end comes near. */
const PAGE = 100;
const at = () => location.pathname + location.search;
const list = page.getByRole('list', { name: '待處理', exact: true });
const focused = () => (document.activeElement as HTMLElement).dataset.row;
const row = (id: number) => list.getByCss(`[data-row="${id}"]`);

test('a desk that knows its players shows who they are, and who looks after them, in the row and at the case', async () => {
  const standing = { mark: '金 3', agent: '小岳' };
  await renderPage({
    at: '/staff/questions',
    calls: { ...deskCalls(), [QUEUE]: queueOf([10231], { standing }), [CASE]: caseOf({ standing }) },
  });
  await expect.element(row(10231)).toHaveTextContent(/金 3 小岳專屬客服 小岳/);
  await row(10231).click();
  await expect.element(page.getByRole('main').getByTitle('專屬客服 小岳').last()).toHaveTextContent(/金 3/);
  await expectAccessible();
});

test('from the queue to an answer to the next one, by keyboard alone', async () => {
  const site = await renderPage({
    at: '/staff/questions?game=H73&assignee=none',
    calls: {
      ...deskCalls(),
      [QUEUE]: queueOf([10231, 10232, 10233]),
      [CASE]: ({ params }: Asked) => caseOf({ id: Number(params.q_id) }),
      [ANSWER]: caseOf({ status: '2', version: 4, replies: [replyOf('收到，我們查一下')] }),
    },
    look: 'desk, light',
  });
  await expect.element(row(10231)).toBeVisible();
  for (const key of 'jjk') await userEvent.keyboard(key);
  await expect.element(row(10231)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(at).toBe('/staff/questions/10231?game=H73&assignee=none');
  await expect.element(words).toBeVisible();
  await userEvent.keyboard('r');
  await expect.element(words).toHaveFocus();
  await userEvent.keyboard(`收到，我們查一下${SEND_KEYS}`);
  await expect.element(sent).toBeVisible();
  expect(site.asked(ANSWER)[0]?.body).toMatchObject({ content: '收到，我們查一下', close: '0' });
  await expect.element(page.getByRole('link', { name: '下一件：第 10232 件' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(at).toBe('/staff/questions/10232?game=H73&assignee=none');
  await userEvent.keyboard('{Escape}');
  await expect.poll(at).toBe('/staff/questions?game=H73&assignee=none');
  expect(site.asked(QUEUE)[0]?.query.toString()).toBe('queue=waiting&assignee=none&game_id=H73');
});

test('a list of thousands keeps a few rows in the page and its place', async () => {
  await renderPage({
    at: '/staff/questions?status=0',
    calls: {
      ...deskCalls(),
      [QUEUE]: ({ query }: Asked) => {
        const from = Number(query.get('page') ?? 0);
        const ids = Array.from({ length: PAGE }, (_, n) => 900_000 + from + n);
        const next = from + PAGE < 3000 ? String(from + PAGE) : null;
        return { ...queueOf(ids, { status: '0' }), page: { next, searched_to: null } };
      },
      [CASE]: reply(404, { noexist: '找不到這件回報' }),
    },
    look: 'desk, light',
  });
  await expect.element(row(900_000)).toBeVisible();
  expect(list.getByRole('listitem').elements().length).toBeLessThan(80);
  for (let id = 900_000; id < 900_045; id += 1) {
    await userEvent.keyboard('j');
    await expect.poll(focused).toBe(String(id));
  }
  expect(list.getByRole('listitem').elements().length).toBeLessThan(80);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('找不到案件 #900044')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(focused).toBe('900044');
});

test('a queue that goes on by itself leaves the focus where the reader is', async () => {
  const rest = held({ ...queueOf([8, 9]), page: { next: null, searched_to: null } });
  await renderPage({
    at: '/staff/questions',
    calls: {
      ...deskCalls(),
      [QUEUE]: ({ query }: Asked) => {
        if (query.has('page')) return rest.answer();
        return { ...queueOf([1, 2, 3]), page: { next: '2', searched_to: null } };
      },
    },
    look: 'desk, light',
  });
  await expect.element(row(1)).toBeVisible();
  (document.activeElement as HTMLElement).blur();
  rest.release();
  await expect.element(page.getByText('共 5 件，已全部列出')).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});

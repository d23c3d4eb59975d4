import type { StaffQueueView, StaffTicketRow, StaffTicketView } from '@hub/contracts/tickets';
import {
  documented,
  examples,
  renderPage,
  staffCalls,
  type Calls,
  type Look,
  type RenderedPage,
  type StaffRole,
} from '@hub/page-tests';
import { expect } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';

export const QUEUE = 'GET /api/staff/questions';
export const CASE = 'GET /api/staff/questions/:q_id';
export const ANSWER = 'POST /api/staff/questions/:q_id/reply';
export const PRESENCE = 'POST /api/staff/questions/:q_id/presence';
export const UPLOAD_ANSWER = 'POST /api/staff/questions/attachments';

export type Case = StaffTicketView['data'];
type ChangeCall = `POST /api/staff/questions/:q_id/${string}`;

/** A case that nobody has yet, as the desk reads it; `over` changes it. */
export function caseOf(over: Partial<Case> = {}): StaffTicketView {
  const { data } = documented<StaffTicketView>(CASE);
  return { data: { ...data, assignee: null, ...over } };
}

/** One message in a case: staff's, unless `over` says otherwise. */
export const replyOf = (content: string, over: Partial<Case['replies'][number]> = {}): Case['replies'][number] => ({
  id: 501,
  question_id: 10231,
  content,
  is_official: '1',
  create_time: '2026-11-21T11:00:00+08:00',
  staff_name: '小岳',
  ...over,
});

/** The list of the desk with a row for each; `over` changes them all. */
export function queueOf(ids: readonly number[], over: Partial<StaffTicketRow> = {}): StaffQueueView {
  const { data, page: rest } = documented<StaffQueueView>(QUEUE);
  return { data: ids.map((id) => ({ ...data[0]!, preview: `第 ${id} 件`, assignee: null, ...over, id })), page: rest };
}

/** What the desk asks on every screen with its list, and at a case. */
export const deskCalls = (role: StaffRole = 'agent'): Calls => ({
  ...staffCalls(role),
  ...examples(
    QUEUE,
    'GET /api/staff/questions/counts',
    'GET /api/staff/questions/deadlines/counts',
    'GET /api/staff/questions/choices',
    'GET /api/staff/questions/filters',
  ),
  [CASE]: caseOf(),
  [PRESENCE]: { data: [] },
});

type Way = { role?: StaffRole; look?: Look };

/** A case that is open at the desk. */
export async function openCase(over: Partial<Case> = {}, calls: Calls = {}, way: Way = {}): Promise<RenderedPage> {
  const { role, look = 'desk, light' } = way;
  const answer = caseOf(over);
  const site = await renderPage({
    at: `/staff/questions/${answer.data.id}`,
    calls: { ...deskCalls(role), [CASE]: answer, ...calls },
    look,
  });
  await expect.element(page.getByRole('heading', { level: 1, name: answer.data.type_text })).toBeVisible();
  return site;
}

/** A change of the case is taken, and from then on it reads so. */
export function takes(site: RenderedPage, call: ChangeCall, over: Partial<Case>): void {
  const now = caseOf({ version: 4, ...over });
  site.answer({
    [call]: () => {
      site.answer({ [CASE]: now });
      return now;
    },
  });
}

/** News reach the page from now on. */
export const listening = (site: RenderedPage): Promise<void> =>
  expect.poll(() => site.asked('GET /api/live').length).toBeGreaterThan(0);

export const words = page.getByRole('textbox', { name: '回覆內容' });
export const sendAnswer = page.getByRole('button', { name: /^送出/ });
export const sent = page.getByText('回覆已送出');
export const picker = page.getByLabelText(/^圖片 \d／3/);
export const more = page.getByRole('button', { name: '更多動作' });
export const dialog = page.getByRole('dialog');

/** By keyboard alone: the focus goes there, then the key. */
export async function press(target: Locator, key = '{Enter}'): Promise<void> {
  await expect.element(target).toBeVisible();
  (target.element() as HTMLElement).focus();
  await userEvent.keyboard(key);
}

export const SEND_KEYS = '{Control>}{Enter}{/Control}';

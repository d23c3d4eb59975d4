import type { InferType } from 'yup';
import { captchaView } from '../shared/captcha.ts';
import { listOf, oneOf, part, text, textOrNull, textsByName, view, whole, yesNo } from '../shared/view.ts';
import { deadlineView, staffDeadlineView } from './deadlines.ts';
import { pictureLimitsView } from './attachments.ts';
import { talk } from './replies.ts';
import { detailViews } from './report-detail-fields.ts';
import { workFields } from './work.ts';

/** `content`: plain preview. `reply_by`: ISO; null where nobody waits, or nothing honest can be said. */
export const ticketListItem = view('TicketListItem', {
  id: whole(),
  status: text(),
  is_read: oneOf('0', '1'),
  create_time: text(),
  content: text(),
  type_text: text(),
  reply_time: textOrNull(),
  reply_by: textOrNull(),
});
export type TicketListItem = InferType<typeof ticketListItem>;

export const ticketListView = view('TicketList', { msg: listOf(ticketListItem), next: textOrNull(), total: whole() });
export type TicketListView = InferType<typeof ticketListView>;

/** `destroyed_at`: ISO, null while they are kept. */
const papersView = part({ count: whole(), destroyed_at: textOrNull() });

/** `follows`, `followed_by`: case numbers. `yours`: the reader may open the one it was merged into. */
const facts = {
  id: whole(),
  type_text: text(),
  game_id: text(),
  game_name: text(),
  server_name: text(),
  character_name: text(),
  email: text(),
  phone: text(),
  content: text(),
  status: text(),
  create_time: text(),
  partner_uid: textOrNull(),
  pic_path1: textOrNull(),
  pic_path2: textOrNull(),
  pic_path3: textOrNull(),
  papers: papersView,
  ...talk,
  closed_at: textOrNull(),
  closed_by: oneOf('player', 'staff', 'system').nullable(),
  csat: oneOf('1', '2').nullable(),
  csat_time: textOrNull(),
  follows: whole().nullable(),
  followed_by: listOf(whole()),
  merged_into: part({ id: whole(), yours: yesNo() }).nullable(),
  is_read: oneOf('0', '1'),
};

/** `content` is HTML made from the player's plain text by the server. */
export const ticketView = view('Ticket', {
  ...facts,
  reply_by: textOrNull(),
  deadline: deadlineView.nullable(),
  check_id: text(),
  token: text(),
  captcha: captchaView,
  limits: pictureLimitsView,
});
export type TicketView = InferType<typeof ticketView>;

/** `counted` is false for one that was counted before. */
export const helpedView = view('Helped', { counted: yesNo() });
export type HelpedView = InferType<typeof helpedView>;

export const repliedView = view('Replied', { ...talk, status: text() });
export type RepliedView = InferType<typeof repliedView>;

export const faqView = view('Article', { id: whole(), type_id: text(), title: text(), content: text() });
export type FaqView = InferType<typeof faqView>;

export const noticeView = view('Notice', {
  id: whole(),
  title: text(),
  content: text(),
  start: text(),
  kind: oneOf('info', 'maintenance', 'fraud'),
});
export type NoticeView = InferType<typeof noticeView>;

export const unreadView = view('Unread', { unread_count: whole() });
export type UnreadView = InferType<typeof unreadView>;

/** `user` null: a visitor. `events_in_game`: there are some. `open_reports`: newest first, twenty at most. */
export const formSettingsView = view('FormSettings', {
  game: part({
    game_id: text(),
    game_name: text(),
    servers: listOf(part({ server_id: text(), server_name: text(), server_status: text() })),
    role_digits: part({ digits_least: whole(), digits_most: whole() }).nullable(),
  }),
  question_types: textsByName(),
  user: part({
    partner_uid: text(),
    server_info: part({ server_id: text(), server_name: text() }),
    in_game_id: text(),
    character_name: text(),
    role_id: text(),
    q_note: text(),
  }).nullable(),
  faq: listOf(faqView),
  notices: listOf(noticeView),
  events: listOf(part({ event_id: text(), event_name: text() })),
  events_in_game: yesNo(),
  open_reports: listOf(part({ id: whole(), question_type: text(), create_time: text(), answered: yesNo() })),
  captcha: captchaView,
  limits: pictureLimitsView,
  report_form: oneOf('legacy', 'new'),
  service_hours: text(),
});
export type FormSettingsView = InferType<typeof formSettingsView>;

/** `game_name` '' where there is none. */
export const arrivalFields = {
  token: text(),
  is_in_game: yesNo(),
  unread_count: whole(),
  game_id: text(),
  game_name: text(),
  isVipreportWhitelisted: yesNo(),
  vip_ranking: whole(),
  member_link: text(),
  service_hours: text(),
  character_name: text(),
  role_id: text(),
  captcha: captchaView,
};

export const setupView = view('Setup', {
  ...arrivalFields,
  isWhitelisted: yesNo(),
  showInvitation: yesNo(),
  line_invite_link: text(),
  line_account_name: text(),
  line_guide_link: text(),
  tips: listOf(text()),
  quick_actions: listOf(part({ label: text(), url: text() })),
});
export type SetupView = InferType<typeof setupView>;

/**
 * `priority` 1: served first; `language` of the player. `standing`: what the desk knows of the player, `agent` is '' for
 * none; null where it knows nothing.
 */
const work = {
  standing: part({ mark: text(), agent: text() }).nullable(),
  assignee: part({ id: whole(), name: text() }).nullable(),
  priority: whole(),
  language: text(),
  version: whole(),
};

const rowFields = {
  id: whole(),
  game_id: text(),
  game_name: text(),
  type_text: text(),
  status: text(),
  preview: text(),
  character_name: text(),
  create_time: text(),
  waiting_since: textOrNull(),
  due_on: textOrNull(),
  ...work,
};

/** Personal data masked. `waiting_since`: null while we wait for the player. `due_on`: the last day that the terms give. */
export const staffTicketRow = view('StaffTicketRow', rowFields);
export type StaffTicketRow = InferType<typeof staffTicketRow>;

/** `searched_to`: of a rare combination, looked as far as (ISO); null when the page is full or at the end. */
export const staffQueueView = view('StaffQueue', {
  data: listOf(staffTicketRow),
  page: part({ next: textOrNull(), searched_to: textOrNull() }),
});
export type StaffQueueView = InferType<typeof staffQueueView>;

/** Papers and contact are calls of their own. `answered`: by staff, on any page. `mail_held`: too many that day. */
export const staffTicketView = view('StaffTicket', {
  data: part({
    ...facts,
    role_id: text(),
    in_game_id: text(),
    server_id: text(),
    ...detailViews,
    csat_comment: textOrNull(),
    answered: yesNo(),
    paper_ids: listOf(whole()),
    mail_dead: yesNo(),
    mail_held: yesNo(),
    deadline: staffDeadlineView.nullable(),
    hold: part({ by: text(), reason: text(), at: text() }).nullable(),
    ...work,
    ...workFields,
  }),
});
export type StaffTicketView = InferType<typeof staffTicketView>;

/** `hit`: what was looked for. */
const snippet = part({
  place: oneOf('content', 'note', 'character', 'role', 'reply', 'answer'),
  parts: listOf(part({ text: text(), hit: yesNo() })),
});

const searchHit = part({
  ...rowFields,
  merged_into: whole().nullable(),
  found_by: oneOf('number', 'check_code', 'email', 'phone', 'text'),
  snippets: listOf(snippet),
});
export type SearchHit = InferType<typeof searchHit>;

/** `slow`: stopped, maybe not all. `index.to`: findable until (ISO); `rebuilding`: cases that wait for it. */
export const searchView = view('StaffSearch', {
  data: listOf(searchHit),
  page: part({ next: textOrNull() }),
  slow: yesNo(),
  index: part({ to: text(), behind_s: whole(), rebuilding: whole() }),
});
export type SearchView = InferType<typeof searchView>;

import {
  pictureLimits,
  showCheckCode,
  showPhone,
  taipeiIso,
  type CaptchaView,
  type PhoneLocale,
  type SiteLimits,
} from '@hub/contracts/shared';
import type { DeadlineView, ReplyView, TicketListItem, TicketView } from '@hub/contracts/tickets';
import { maskPersonal } from '@hub/nest-kit/audit';
import type { PictureFields } from './attachments/show-pictures.ts';
import type { Message } from './reply.entity.ts';
import type { Ticket } from './ticket.entity.ts';
import { escapeRawHtml } from './words/escape-raw-html.ts';

const PREVIEW = 120;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** A player's plain text as HTML: nothing in it is ever markup. */
export function textToHtml(text: string): string {
  const paragraphs = text.trim().split(/\n\s*\n/);
  return paragraphs.map((part) => `<p>${escapeHtml(part.trim()).replace(/\r?\n/g, '<br>')}</p>`).join('');
}

export const isoOrNull = (at: Date | null): string | null => (at ? taipeiIso(at) : null);
/** Half of a sign that takes two units of a text: only where there is one are signs and units not the same. */
const HALF = /[\ud800-\udfff]/;
export function previewOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return HALF.test(line) ? [...line].slice(0, PREVIEW).join('') : line.slice(0, PREVIEW);
}
/** The same for a list of the desk, where contacts that somebody typed are not read by the way. */
export const maskedPreview = (text: string): string => previewOf(maskPersonal(text));

export function phoneOf(ticket: Pick<Ticket, 'phone_locale' | 'phone_national'>): string {
  if (!ticket.phone_locale || !ticket.phone_national) return '';
  return showPhone({ locale: ticket.phone_locale as PhoneLocale, national: ticket.phone_national });
}

/** An answer of staff is markdown without raw HTML; a player's words are plain text, which nobody may take for HTML. */
export function replyView(reply: Message): ReplyView {
  return {
    id: reply.id,
    question_id: reply.ticket_id,
    content: reply.is_official === 1 ? escapeRawHtml(reply.content) : reply.content,
    is_official: reply.is_official === 1 ? '1' : '0',
    create_time: taipeiIso(reply.created_at),
    staff_name: reply.staff_name,
  };
}

export type ListRow = Pick<
  Ticket,
  | 'id'
  | 'status'
  | 'is_read'
  | 'created_at'
  | 'content'
  | 'type_text'
  | 'answered_at'
  | 'game_id'
  | 'question_type'
  | 'waiting_since'
>;

export function listItem(ticket: ListRow, reply_by: string | null): TicketListItem {
  return {
    id: ticket.id,
    status: String(ticket.status),
    is_read: ticket.is_read === 1 ? '1' : '0',
    create_time: taipeiIso(ticket.created_at),
    content: previewOf(ticket.content),
    type_text: ticket.type_text,
    reply_time: isoOrNull(ticket.answered_at),
    reply_by,
  };
}

/** What stands in other rows about a case. `mergedYours`: the reader may open the case that this one went on in. */
export type CaseLinks = { followedBy: number[]; mergedYours: boolean };

export function endingOf(ticket: Ticket, { followedBy, mergedYours }: CaseLinks) {
  return {
    closed_at: isoOrNull(ticket.closed_at),
    closed_by: ticket.closed_by,
    csat: ticket.csat === null ? null : ticket.csat === 1 ? ('1' as const) : ('2' as const),
    csat_time: isoOrNull(ticket.csat_time),
    follows: ticket.follows_id,
    followed_by: followedBy,
    merged_into: ticket.merged_into_id === null ? null : { id: ticket.merged_into_id, yours: mergedYours },
  };
}

type Extras = {
  replies: Message[];
  earlier: number;
  pictures: PictureFields;
  links: CaseLinks;
  code: string;
  token: string;
  captcha: CaptchaView;
  limits: SiteLimits;
  replyBy: string | null;
  deadline: DeadlineView | null;
};

/** The case as its owner sees it; `omits` are the fields that this desk does not answer. */
export function ticketView(ticket: Ticket, extras: Extras, omits: readonly string[]): Partial<TicketView> {
  const view: TicketView = {
    id: ticket.id,
    type_text: ticket.type_text,
    game_id: ticket.game_id,
    game_name: ticket.game_name,
    server_name: ticket.server_name,
    character_name: ticket.character_name,
    email: ticket.email,
    phone: phoneOf(ticket),
    content: textToHtml(ticket.content),
    status: String(ticket.status),
    create_time: taipeiIso(ticket.created_at),
    partner_uid: ticket.partner_uid,
    ...extras.pictures,
    reply_by: extras.replyBy,
    deadline: extras.deadline,
    replies: extras.replies.map(replyView),
    earlier: extras.earlier,
    ...endingOf(ticket, extras.links),
    check_id: showCheckCode(extras.code),
    token: extras.token,
    is_read: ticket.is_read === 1 ? '1' : '0',
    captcha: extras.captcha,
    limits: pictureLimits(extras.limits),
  };
  return Object.fromEntries(Object.entries(view).filter(([name]) => !omits.includes(name)));
}

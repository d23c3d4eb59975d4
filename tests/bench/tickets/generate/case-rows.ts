import { CheckCodes } from '../../../../packages/tickets/src/server/check-codes.ts';
import { Contacts } from '../../../../packages/tickets/src/server/contacts.ts';
import type { Value } from '../grow/load-table.ts';
import type { Case } from './a-case.ts';

const TAIWAN = '886';

/** The rows of a case as the desk keeps them, columns in the order of the names. */
export const ticketColumns = [
  ...['id', 'game_id', 'game_name', 'question_type', 'type_text', 'server_id', 'server_name', 'partner_uid'],
  ...['role_id', 'in_game_id', 'character_name', 'email', 'email_mac', 'phone_locale', 'phone_national', 'phone_mac'],
  ...['check_mac', 'check_box', 'content', 'note', 'language', 'status', 'is_read', 'waiting_since', 'answered_at'],
  ...['first_answered_at', 'assignee_id', 'assignee_name', 'priority', 'closed_at', 'closed_by', 'csat_time', 'csat'],
  ...['csat_comment', 'version', 'created_at'],
];
export const replyColumns = ['id', 'ticket_id', 'is_official', 'staff_id', 'staff_name', 'content', 'created_at'];

/** Check codes and contacts as the desk with this key seals and finds them. */
export class CaseRows {
  readonly codes: CheckCodes;
  readonly contacts: Contacts;

  constructor(key: Uint8Array) {
    this.codes = new CheckCodes(key);
    this.contacts = new Contacts(key);
  }

  ticket(id: number, one: Case): Value[] {
    const { player, visitor } = one;
    const { check_mac, check_box } = this.codeOf(one.n);
    const said = one.replies.filter(({ official }) => official);
    const phone = visitor ? { locale: TAIWAN as '886', national: player.phone } : null;
    return [
      ...[id, player.game_id, player.game_name, one.type, one.typeText, player.server_id, player.server_name],
      ...[visitor ? null : player.uid, player.role, player.role, player.name],
      ...[player.email, this.contacts.emailMac(player.email)],
      ...[phone?.locale ?? null, phone?.national ?? null, phone && this.contacts.phoneMac(phone)],
      ...[check_mac, check_box, one.content, '', one.language, one.status, one.isRead ? 1 : 0],
      ...[one.waitingSince, said.at(-1)?.at ?? null, said[0]?.at ?? null],
      ...[one.assignee?.id ?? null, one.assignee?.name ?? null, one.priority, one.closedAt, one.closedBy],
      ...[one.csat?.at ?? null, one.csat?.value ?? null, one.csat?.comment ?? null, one.version, one.createdAt],
    ];
  }

  replies(id: number, firstReply: number, one: Case): Value[][] {
    return one.replies.map(({ official, by, content, at }, index) => [
      ...[firstReply + index, id, official ? 1 : 0, by?.id ?? null, by?.name ?? null, content, at],
    ]);
  }

  /** The code that the owner of this case was given. */
  codeFor(n: number): string {
    return this.codes.read(this.codeOf(n));
  }

  private codeOf(n: number) {
    return this.codes.named(`bench ${n}`);
  }
}

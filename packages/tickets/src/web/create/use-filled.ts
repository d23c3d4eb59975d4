import { useKnownMember, useLocation, useSearchParams, type MemberProfile } from '@hub/web';
import { readPhone } from '@hub/contracts/shared';
import { EVENT_TYPE, type Desk, type FormSettingsView } from '@hub/contracts/tickets';
import { useDesk } from '../desk-context.ts';
import type { DeskParts } from '../desk-parts.ts';
import { leftOver, replyDraftKey } from '../view/reply-draft.ts';
import type { FollowedCase } from './report-form-props.ts';
import { typedCode, type ReportValues } from './report-values.ts';

/** What a browser without storage is told of a report that was begun in another window. */
export type Handed = { typed?: Partial<ReportValues> };

/** What the earlier case says already, so that it is not typed again. */
function filledFrom({ ticket }: FollowedCase, settings: FormSettingsView, words: string): Partial<ReportValues> {
  if (!ticket) return {};
  const type = Object.entries(settings.question_types).find(([, label]) => label === ticket.type_text);
  const server = settings.game.servers.find(({ server_name }) => server_name === ticket.server_name);
  return {
    email: ticket.email,
    content: words,
    ...(type && { question_type: type[0] }),
    ...(!settings.user && {
      ...phoneOf(ticket.phone),
      character_name: ticket.character_name,
      ...(ticket.character_name === '' && { got_char: '0' }),
      ...(server && { server_id: server.server_id }),
    }),
  };
}

function knownContact({ contactOf }: DeskParts, settings: FormSettingsView): Partial<ReportValues> {
  const known = contactOf?.(settings);
  return known ? { email: known.email, ...(known.phone && phoneOf(known.phone)) } : {};
}

function namedType(search: URLSearchParams, { question_types }: FormSettingsView): Partial<ReportValues> {
  const question_type = search.get('question_type') ?? '';
  return Object.hasOwn(question_types, question_type) && !question_type.startsWith(EVENT_TYPE) ? { question_type } : {};
}

function phoneOf(wire: string): Pick<ReportValues, 'phone' | 'mobile_locale'> {
  const [reading] = readPhone(wire);
  if (!reading) return { phone: wire, mobile_locale: '' };
  const zero = reading.locale === '886' ? '0' : '';
  return { phone: zero + reading.national, mobile_locale: typedCode(reading.locale) };
}

/** The draft of what was written for the earlier case and did not leave: words, and pictures. */
export const replyLeftBehind = (desk: Desk, { ticket }: FollowedCase): string | undefined =>
  ticket && replyDraftKey(desk, ticket);

/** Only what the member would type: the form stays that of a visitor, and all of it can be changed. */
function ofMember(member: MemberProfile | undefined, { game, user }: FormSettingsView): Partial<ReportValues> {
  if (!member || user) return {};
  const { email, phone, game_id, server_id, role_id, char_name } = member;
  const offered = game.servers.some((server) => server.server_id === server_id);
  return {
    email,
    ...(phone && phoneOf(phone)),
    ...(game_id === game.game_id && {
      ...(offered && { server_id }),
      ...(char_name && { character_name: char_name }),
      in_game_id: role_id,
    }),
  };
}

/** Known member, address, known contact, earlier case, unsent words for it; then what a window without drafts was handed. */
export function useFilled(followed: FollowedCase, settings: FormSettingsView): Partial<ReportValues> {
  const { desk, parts } = useDesk();
  const { state } = useLocation() as { state: Handed | null };
  const [search] = useSearchParams();
  const words = followed.ticket ? leftOver(desk, followed.ticket) : '';
  const { member } = useKnownMember();
  return {
    ...ofMember(member, settings),
    ...knownContact(parts, settings),
    ...namedType(search, settings),
    ...filledFrom(followed, settings, words),
    ...state?.typed,
  };
}

import type { PhoneLocale } from '../shared/phone.ts';
import type { Language } from '../shared/texts.ts';
import type { ServiceName } from '../shared/route.ts';
import type { Principal } from '../shared/principal.ts';
import type { DeskFiles } from './file-groups.ts';

/**
 * One desk on the ticket engine. The engine (server and pages) knows nothing else about the area it runs in.
 * `service`: whose calls they are; `api`: last word of the route base `/api/<api>`; `page`: first word of the page routes; `media`: first word of its files'
 * keys, and of their addresses below `/media`; `numberPrefix`: shown before a case number; `rating`: closed cases can be
 * rated; `viewOmits`: fields of the view that this desk does not answer; `hours`: when it answers every day, `09:30-17:30` of
 * Taipei, null where each game says; `phoneLocales`: whose country codes its forms offer; `phoneInGame`: players in a game
 * give a phone number too; `confirmsCharacter`: a visitor names a character by its id alone, and its game says who that is;
 * `mailMark`: what subjects and headings of its mails begin with.
 */
export type Desk = DeskFiles & {
  key: string;
  service: ServiceName;
  api: string;
  page: string;
  media: string;
  numberPrefix: string;
  firstNumber: number;
  limits: { contentMax: number };
  viewOmits: readonly string[];
  rating: boolean;
  hours: string | null;
  phoneLocales: readonly PhoneLocale[];
  phoneInGame: boolean;
  confirmsCharacter: boolean;
  mailMark: Record<Language, string>;
};

export type TicketOwner = { id: number; game_id: string; partner_uid: string | null };
export function ownsTicket(desk: Desk, who: Principal, ticket: TicketOwner): boolean {
  if (who.kind === 'S')
    return ticket.partner_uid !== null && ticket.partner_uid === who.uid && ticket.game_id === who.game;
  if (who.kind === 'K') return who.desk === desk.key && who.ticket === ticket.id;
  return false;
}

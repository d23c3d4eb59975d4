import { isApiFault, useLocation, useNavigate, useSearchParams, useSession, type SessionGuard } from '@hub/web';
import { readPhone } from '@hub/contracts/shared';
import { EVENT_TYPE, ticketState, type Desk, type FormSettingsView, type TicketView } from '@hub/contracts/tickets';
import { useDesk } from '../desk-context.ts';
import { leftOver, replyDraftKey } from '../view/reply-draft.ts';
import { markOf } from './report-mark.ts';
import type { ReportValues } from './report-values.ts';

/** Country codes that the form names otherwise than the wire does. */
const codes: Record<string, string> = { '886': '', '86': '0086' };

/** What a browser without storage is told of a report that was begun in another window. */
export type Handed = { typed?: Partial<ReportValues> };

/** The closed case that a report continues, as the address asks for it. */
export type FollowedCase = {
  /** It is known, or known that there is none: the form may open. */
  ready: boolean;
  /** What the address asks for; 0 when it asks for nothing. */
  asked: number;
  /** The case that it was to continue, until the player decided otherwise; 0 for none. */
  apart: number;
  /** What is sent: the asked one, unless it is known that it cannot be continued. */
  number: number | undefined;
  ticket: TicketView | undefined;
  /** Files a report of its own instead, with what is written already. */
  drop: () => void;
};

export function useFollowedCase(gate: SessionGuard): FollowedCase {
  const { api } = useDesk();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { follows: asked = 0, apart = 0 } = markOf(search);
  // Who goes on with a report that was handed over may continue the case and not read it.
  const handedOver = useSession()?.kind === 'D';
  const opens = asked > 0 && gate === 'open' && !handedOver;
  const { currentData, error } = api.view.useQuery(asked, { skip: !opens });
  const refused = isApiFault(error) && typeof error.status === 'number' && error.status < 500;
  const lost = refused || gate === 'closed' || (currentData && ticketState(currentData.status) !== 'closed');
  return {
    ready: asked === 0 || handedOver || lost === true || currentData !== undefined || error !== undefined,
    asked,
    apart,
    number: asked > 0 && !lost ? asked : undefined,
    ticket: lost ? undefined : currentData,
    drop: () => {
      const rest = new URLSearchParams(search);
      rest.delete('follows');
      rest.set('apart', String(asked));
      void navigate({ pathname, search: rest.toString() }, { replace: true, state: state as unknown });
    },
  };
}

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

/** The type that a page names which leads here, where the game has it. */
function namedType(search: URLSearchParams, { question_types }: FormSettingsView): Partial<ReportValues> {
  const question_type = search.get('question_type') ?? '';
  return Object.hasOwn(question_types, question_type) && !question_type.startsWith(EVENT_TYPE) ? { question_type } : {};
}

/** The one text of the wire as the two fields of the form. */
function phoneOf(wire: string): Pick<ReportValues, 'phone' | 'mobile_locale'> {
  const [reading] = readPhone(wire);
  if (!reading) return { phone: wire, mobile_locale: '' };
  const zero = reading.locale === '886' ? '0' : '';
  return { phone: zero + reading.national, mobile_locale: codes[reading.locale] ?? reading.locale };
}

/** The draft of what was written for the earlier case and did not leave: words, and pictures. */
export const replyLeftBehind = (desk: Desk, { ticket }: FollowedCase): string | undefined =>
  ticket && replyDraftKey(desk, ticket);

/**
 * What stands in the form before anything is typed: the type that the address names, what the earlier case says, words that
 * were written for it and did not leave, and what was typed in another window where this one keeps no drafts.
 */
export function useFilled(followed: FollowedCase, settings: FormSettingsView): Partial<ReportValues> {
  const { desk } = useDesk();
  const { state } = useLocation() as { state: Handed | null };
  const [search] = useSearchParams();
  const words = followed.ticket ? leftOver(desk, followed.ticket) : '';
  return { ...namedType(search, settings), ...filledFrom(followed, settings, words), ...state?.typed };
}

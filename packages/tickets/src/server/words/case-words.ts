import type { Language } from '@hub/contracts/shared';
import type { GameSettings } from '../ports.ts';
import type { Ticket } from '../ticket.entity.ts';

type Named = Pick<Ticket, 'game_id' | 'question_type' | 'type_text'> &
  Partial<Pick<Ticket, 'game_name' | 'server_id' | 'server_name'>>;

/** Kept names are zh-TW. Others read those of today's catalogue, or the kept ones where it does not answer. */
export async function inReadersWords<Row extends Named>(
  settings: Pick<GameSettings, 'of'>,
  ticket: Row,
  language: Language,
): Promise<Row> {
  if (language === 'zh-TW') return ticket;
  const known = await settings.of(ticket.game_id, true, language).catch(() => null);
  if (!known) return ticket;
  const server = known.servers.find(({ server_id }) => server_id === ticket.server_id);
  return {
    ...ticket,
    // A catalog of the version before names none.
    type_text: (known.type_names as typeof known.type_names | undefined)?.[ticket.question_type] ?? ticket.type_text,
    ...(ticket.game_name !== undefined && { game_name: known.game_name }),
    ...(ticket.server_name !== undefined && { server_name: server?.server_name ?? ticket.server_name }),
  };
}

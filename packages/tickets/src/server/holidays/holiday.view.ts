import type { StaffPrincipal } from '@hub/contracts/shared';
import type { HolidayRow } from '@hub/contracts/tickets';
import type { ServiceHoliday } from '../figures/backlog.entity.ts';
import { EVERY_GAME, mayKeepHolidays } from './holiday.policy.ts';

type Key = Pick<ServiceHoliday, 'game_id' | 'day'>;

const wireGame = (game: string): string => game || EVERY_GAME;
export const storedGame = (game: string): string => (game === EVERY_GAME ? '' : game);

/** `2026-10-10.*`, the name of a row in an address. */
export const holidayId = ({ game_id, day }: Key): string => `${day}.${wireGame(game_id)}`;

/** null for what names no row. */
export function holidayKey(id: string): Key | null {
  const [, day, game] = /^(\d{4}-\d{2}-\d{2})\.(\*|[\w-]{1,32})$/.exec(id) ?? [];
  return day && game ? { day, game_id: storedGame(game) } : null;
}

export function holidayRowView(who: StaffPrincipal, row: ServiceHoliday, today: string): HolidayRow {
  const game_id = wireGame(row.game_id);
  return {
    id: holidayId(row),
    game_id,
    day: row.day,
    name: row.name,
    past: row.day < today,
    mine: mayKeepHolidays(who, game_id),
  };
}

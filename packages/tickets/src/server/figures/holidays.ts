import { readServiceTime, type ServiceTime } from '@hub/contracts/tickets';
import type { DataSource } from 'typeorm';
import type { GameSettings } from '../ports.ts';
import type { ServiceHoliday } from './backlog.entity.ts';

export async function serviceTimesOf(
  source: DataSource,
  settings: Pick<GameSettings, 'of'>,
  games: readonly string[],
): Promise<Map<string, ServiceTime>> {
  const holidays: ServiceHoliday[] = await source.query('SELECT game_id, day, name FROM service_holiday');
  const times = new Map<string, ServiceTime>();
  for (const game of games) {
    const shut = holidays.filter(({ game_id }) => game_id === '' || game_id === game).map(({ day }) => day);
    const known = await settings.of(game, false);
    times.set(game, readServiceTime(known?.service_hours ?? '', new Set(shut)));
  }
  return times;
}

import type { DataSource } from 'typeorm';
import type { ServiceHoliday } from '../figures/backlog.entity.ts';

export async function seedHolidays(source: DataSource, seeds: ServiceHoliday[]): Promise<void> {
  await source.query('INSERT IGNORE INTO service_holiday (game_id, day, name) VALUES ?', [
    seeds.map(({ game_id, day, name }) => [game_id, day, name]),
  ]);
}

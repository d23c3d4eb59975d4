import type { DataSource } from 'typeorm';
import { holdFigures } from './figure-state.ts';
import type { FigureEventRow } from './figure.entity.ts';

/** Rows of one statement. */
const ROWS = 400;

export type SeedEvent = Omit<FigureEventRow, 'id' | 'ticket_id' | 'commented' | 'service_s'>;
export type SeedFigures = {
  /** Without a case behind them; their names begin with `prefix` and are their natural keys. */
  events: SeedEvent[];
  prefix: string;
  names: { side: 'game' | 'agent' | 'type'; member: string; name: string }[];
  holidays: { game_id: string; day: string; name: string }[];
};

/** Writes the events that are not there yet, to be counted like any others. Returns how many that were. */
export async function seedFigures(source: DataSource, seed: SeedFigures): Promise<number> {
  return source.transaction('READ COMMITTED', async (manager) => {
    await holdFigures(manager);
    let added = 0;
    for (let at = 0; at < seed.events.length; at += ROWS) {
      const rows = seed.events.slice(at, at + ROWS);
      const result: { affectedRows: number } = await manager.query(
        `INSERT IGNORE INTO figure_event
           (name, kind, at, filed_at, ticket_id, game_id, question_type, agent_id, agent_name, detail) VALUES ?`,
        [rows.map((row) => [row.name, row.kind, row.at, row.filed_at, 0, ...placeOf(row), row.detail])],
      );
      added += result.affectedRows;
    }
    await manager.query(
      `INSERT IGNORE INTO figure_pending (event_id, at) SELECT id, at FROM figure_event
        WHERE name LIKE CONCAT(?, '%') AND service_s IS NULL`,
      [seed.prefix],
    );
    for (const { side, member, name } of seed.names)
      await manager.query('INSERT IGNORE INTO figure_name (side, member, name) VALUES (?, ?, ?)', [side, member, name]);
    for (const { game_id, day, name } of seed.holidays)
      await manager.query('INSERT IGNORE INTO service_holiday (game_id, day, name) VALUES (?, ?, ?)', [
        game_id,
        day,
        name,
      ]);
    return added;
  });
}

const placeOf = ({ game_id, question_type, agent_id, agent_name }: SeedEvent) => [
  game_id,
  question_type,
  agent_id,
  agent_name,
];

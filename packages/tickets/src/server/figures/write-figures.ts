import { figureCounts } from '@hub/contracts/tickets';
import type { EntityManager } from 'typeorm';
import type { Backlog, OpenRow } from './backlog.ts';
import type { Tally } from './tally.ts';

const ROWS = 400;

type Value = string | number | null;

/** Adds rows to a table; where one is there already, `sums` are added to it. */
async function addRows(manager: EntityManager, table: string, columns: string[], sums: string[], rows: Value[][]) {
  for (let at = 0; at < rows.length; at += ROWS) {
    const part = rows.slice(at, at + ROWS);
    const places = part.map(() => `(${columns.map(() => '?').join(', ')})`).join(', ');
    const added = sums.map((name) => `${name} = ${name} + VALUES(${name})`).join(', ');
    await manager.query(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${places} ON DUPLICATE KEY UPDATE ${added}`,
      part.flat(),
    );
  }
}

const place = ['side', 'game_id', 'period', 'member'];
/** Everybody who writes takes the rows in the same order. */
const inOrder = <T>(map: ReadonlyMap<string, T>): [string, T][] => [...map].sort(([a], [b]) => (a < b ? -1 : 1));

export async function writeTally(manager: EntityManager, { counts, times }: Tally): Promise<void> {
  const countRows = inOrder(counts).map(([key, sums]) => [...key.split('\n'), ...sums]);
  await addRows(manager, 'figure_count', [...place, ...figureCounts], [...figureCounts], countRows);
  const timeRows = inOrder(times).map(([key, hits]) => [...key.split('\n'), hits]);
  await addRows(manager, 'figure_time', [...place, 'measure', 'bucket', 'hits'], ['hits'], timeRows);
}

export async function readOpen(manager: EntityManager): Promise<OpenRow[]> {
  return (await manager.query(
    'SELECT game_id, filed_day, open_cases FROM figure_backlog WHERE open_cases <> 0',
  )) as OpenRow[];
}

type Change = [game: string, day: string, by: number];

export async function writeBacklog(manager: EntityManager, backlog: Backlog): Promise<void> {
  const open = inOrder(backlog.changes).map(([, row]): Change => [row.game_id, row.filed_day, row.open_cases]);
  await addRows(manager, 'figure_backlog', ['game_id', 'filed_day', 'open_cases'], ['open_cases'], open);
  const days = inOrder(backlog.days)
    .map(([, row]) => [row.day, row.game_id, row.age, row.open_cases])
    .filter((row) => row[3] !== 0);
  await addRows(manager, 'figure_backlog_day', ['day', 'game_id', 'age', 'open_cases'], ['open_cases'], days);
  await dropEmpty(manager, open);
  await manager.query('UPDATE figure_state SET snapped_until = ? WHERE id = 1', [backlog.snappedUntil]);
}

async function dropEmpty(manager: EntityManager, changed: readonly Change[]): Promise<void> {
  for (let at = 0; at < changed.length; at += ROWS) {
    const part = changed.slice(at, at + ROWS);
    const places = part.map(() => '(game_id = ? AND filed_day = ?)').join(' OR ');
    const keys = part.flatMap(([game, day]) => [game, day]);
    await manager.query(`DELETE FROM figure_backlog WHERE open_cases = 0 AND (${places})`, keys);
  }
}

/** The newest name of a game, a type or an agent is shown. */
export async function writeNames(manager: EntityManager, names: ReadonlyMap<string, string>): Promise<void> {
  for (const [key, name] of inOrder(names)) {
    await manager.query(
      'INSERT INTO figure_name (side, member, name) VALUES (?, ?, ?) ON DUPLICATE KEY UPDATE name = VALUES(name)',
      [...key.split('\n'), name],
    );
  }
}

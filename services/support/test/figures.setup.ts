import { randomBytes } from 'node:crypto';
import type { DeskSettings } from '@hub/contracts/catalog';
import { dayAfter } from '@hub/contracts/tickets';
import { Db, openDatabase } from '@hub/nest-kit/db';
import type { DataSource } from 'typeorm';
import { schema } from '../src/data-source.ts';
import { h73 } from './support.setup.ts';

export type Happening = {
  kind: 'filed' | 'answered' | 'closed' | 'reopened' | 'rated';
  at: Date;
  filed?: Date;
  game?: string;
  type?: string;
  agent?: number | null;
  detail?: number;
  commented?: 0 | 1;
};

/** The figures on a database of their own, fed with events. */
export async function figuresOn(url: string) {
  const source = await openDatabase(url, schema, 6);
  const settings = { of: async (): Promise<DeskSettings | null> => h73 };
  const parts = { db: new Db(source), settings };
  return { source, parts, tell: (rows: Happening[]) => tell(source, rows) };
}

async function tell(source: DataSource, rows: Happening[]): Promise<void> {
  const prefix = `test-${randomBytes(8).toString('hex')}`;
  const values = rows.map((row, n) => [
    `${prefix}-${n}`,
    row.kind,
    row.at,
    row.filed ?? row.at,
    0,
    row.game ?? 'H73',
    row.type ?? '2',
    row.agent ?? null,
    row.agent ? `人員 ${row.agent}` : null,
    row.detail ?? 0,
    row.commented ?? 0,
  ]);
  await source.query(
    `INSERT INTO figure_event (name, kind, at, filed_at, ticket_id, game_id, question_type, agent_id, agent_name, detail,
      commented) VALUES ?`,
    [values],
  );
  await source.query('INSERT INTO figure_pending (event_id, at) SELECT id, at FROM figure_event WHERE name LIKE ?', [
    `${prefix}-%`,
  ]);
}

/** Everything that is kept, in an order of its own; what is zero is as good as not there. */
export async function keptFigures(source: DataSource): Promise<Record<string, unknown[]>> {
  const all = async (sql: string) => (await source.query(sql)) as unknown[];
  return {
    counts: await all('SELECT * FROM figure_count ORDER BY side, game_id, period, member'),
    times: await all('SELECT * FROM figure_time ORDER BY side, game_id, period, member, measure, bucket'),
    open: await all('SELECT * FROM figure_backlog WHERE open_cases <> 0 ORDER BY game_id, filed_day'),
    days: await all('SELECT * FROM figure_backlog_day WHERE open_cases <> 0 ORDER BY day, game_id, age'),
    state: await all('SELECT snapped_until FROM figure_state'),
  };
}

/** Events of some weeks, the same for the same seed. */
export function someHappenings(seed: number, cases: number, from = '2026-09-01'): Happening[] {
  let state = seed;
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  const rows: Happening[] = [];
  for (let n = 0; n < cases; n += 1) {
    const filed = new Date(`${dayAfter(from, next(40))}T${String(next(24)).padStart(2, '0')}:15:00+08:00`);
    const later = (hours: number) => new Date(filed.getTime() + hours * 3_600_000);
    const about = { game: ['H73', 'G112'][next(2)] ?? 'H73', type: String(1 + next(3)), filed };
    const agent = 1 + next(4);
    rows.push({ kind: 'filed', at: filed, ...about, detail: next(5) === 0 ? 1 : 0 });
    const answered = 1 + next(60);
    if (next(10) > 0) rows.push({ kind: 'answered', at: later(answered), ...about, agent, detail: 1 });
    if (next(10) < 3) continue;
    rows.push({ kind: 'closed', at: later(answered + 1 + next(90)), ...about, agent, detail: 1 + next(3) });
    if (next(3) === 0) rows.push({ kind: 'rated', at: later(answered + 200), ...about, agent, detail: 1 + next(2) });
    if (next(8) === 0) rows.push({ kind: 'reopened', at: later(answered + 220), ...about, agent });
  }
  return rows;
}

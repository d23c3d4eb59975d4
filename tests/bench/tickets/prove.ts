import type { GameSettings } from '@hub/tickets/server';
import { Db } from '@hub/nest-kit/db';
import type { DataSource } from 'typeorm';
import { recount } from '../../../packages/tickets/src/server/counters/fold-counts.ts';
import { rebuildFigures } from '../../../packages/tickets/src/server/figures/rebuild-figures.ts';
import { tellMissing } from '../../../packages/tickets/src/server/figures/tell-missing.ts';
import { dueCause } from '../../../packages/tickets/src/server/papers/paper-due.ts';
import { indexAll } from '../../../packages/tickets/src/server/search/index-cases.ts';
import { PAPERS_RETENTION_DAYS } from '@hub/contracts/tickets';
import { until } from '../site/until.ts';

type Rows = Record<string, unknown>[];
export type Proof = { source: DataSource; settings: Pick<GameSettings, 'of'>; ids: number[] };

const textOf = (rows: Rows) => rows.map((row) => JSON.stringify(row));

function mustEqual(what: string, before: Rows, after: Rows): void {
  const [a, b] = [textOf(before), textOf(after)];
  const at = a.findIndex((text, place) => text !== b[place]);
  if (a.length === b.length && at < 0) return;
  throw new Error(`${what} is not what the desk writes: ${a.length} and ${b.length} rows, ${a[at]} and ${b[at]}`);
}

/** Nothing waits for the worker: neither the index nor the counts nor the figures. */
export const settled = (source: DataSource, limitMs = 180_000): Promise<void> =>
  until(
    async () => {
      const [row]: { left: string }[] = await source.query(
        `SELECT (SELECT COUNT(*) FROM search_todo) + (SELECT COUNT(*) FROM queue_delta)
          + (SELECT COUNT(*) FROM figure_pending) AS \`left\``,
      );
      return Number(row?.left) === 0;
    },
    limitMs,
    'the worker did not come to the end of its work',
  );

/** The desk's own indexer writes the cases of the sample anew: the same postings, documents and frequencies. */
async function proveSearch({ source, ids }: Proof): Promise<void> {
  const tables = {
    search_gram: 'SELECT game_no, gram, ticket_id FROM search_gram WHERE ticket_id IN (?) ORDER BY 1, 2, 3',
    search_doc: 'SELECT ticket_id, game_no, HEX(grams) AS grams FROM search_doc WHERE ticket_id IN (?) ORDER BY 1',
    gram_df: `SELECT * FROM gram_df WHERE (game_no, gram) IN (SELECT game_no, gram FROM search_gram WHERE ticket_id IN (?))
      ORDER BY game_no, gram`,
  };
  const read = () => Promise.all(Object.values(tables).map((sql) => source.query(sql, [ids]) as Promise<Rows>));
  const before = await read();
  await source.query(
    `UPDATE gram_df d JOIN (SELECT game_no, gram, COUNT(*) AS many FROM search_gram WHERE ticket_id IN (?)
      GROUP BY game_no, gram) gone ON gone.game_no = d.game_no AND gone.gram = d.gram SET d.df = d.df - gone.many`,
    [ids],
  );
  await source.query('DELETE FROM search_gram WHERE ticket_id IN (?)', [ids]);
  await source.query('DELETE FROM search_doc WHERE ticket_id IN (?)', [ids]);
  await source.query('INSERT INTO search_todo (ticket_id, turn, asked_at) VALUES ?', [
    ids.map((id) => [id, 0, new Date()]),
  ]);
  await indexAll(new Db(source));
  await settled(source);
  const after = await read();
  for (const [at, table] of Object.keys(tables).entries()) mustEqual(table, before[at]!, after[at]!);
}

const EVENTS = `SELECT IF(kind = 'closed', CONCAT('closed-', ticket_id), name) AS name, kind, at, filed_at, ticket_id, game_id,
  question_type, agent_id, agent_name, detail, commented, service_s FROM figure_event WHERE ticket_id IN (?) ORDER BY 1`;

/** What the desk tells of the sample's rows, and what it counts from all events, is what stands there. */
async function proveFigures({ source, settings, ids }: Proof): Promise<void> {
  const tables: Record<string, string> = {
    figure_count: 'side, game_id, period, member',
    figure_time: 'side, game_id, period, member, measure, bucket',
    figure_backlog: 'game_id, filed_day',
    // A day on which a case came and went may have a row of none: it says nothing.
    'figure_backlog_day WHERE open_cases <> 0': 'day, game_id, age',
  };
  const read = async () => {
    const sums = Object.entries(tables).map(
      ([rows, order]) => source.query(`SELECT * FROM ${rows} ORDER BY ${order}`) as Promise<Rows>,
    );
    return [(await source.query(EVENTS, [ids])) as Rows, ...(await Promise.all(sums))];
  };
  const before = await read();
  await source.query('DELETE FROM figure_event WHERE ticket_id IN (?)', [ids]);
  await tellMissing(source);
  await rebuildFigures({ db: new Db(source), settings });
  await settled(source);
  const after = await read();
  for (const [at, table] of ['figure_event', ...Object.keys(tables)].entries())
    mustEqual(table, before[at]!, after[at]!);
}

/** The desk's own shredder has nothing to do. */
async function provePapers({ source }: Proof): Promise<void> {
  const due: object[] = await source.query(
    `SELECT attachment.id FROM attachment JOIN ticket ON ticket.id = attachment.ticket_id
      WHERE kind = 'id_paper' AND state = 'ready' AND ${dueCause(PAPERS_RETENTION_DAYS)} IS NOT NULL LIMIT 1`,
  );
  if (due.length > 0) throw new Error('the desk would have destroyed ID papers that are kept');
}

export async function proveCounts(source: DataSource): Promise<void> {
  const wrong = await recount(new Db(source));
  if (wrong > 0) throw new Error(`${wrong} counts of the queue are wrong`);
}

/** Generated rows against what the desk itself makes of the same cases. Throws at the first difference. */
export async function prove(proof: Proof): Promise<void> {
  await proveSearch(proof);
  await proveFigures(proof);
  await provePapers(proof);
  await proveCounts(proof.source);
}

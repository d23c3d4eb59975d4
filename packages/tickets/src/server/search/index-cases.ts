import type { Db, Tx } from '@hub/nest-kit/db';
import { In } from 'typeorm';
import { caseTexts, TEXT_COLUMNS, type TextRow } from './case-texts.ts';
import { gramsOf } from './grams.ts';
import { SearchDoc, SearchTodo } from './search.entity.ts';

/** Cases of one transaction: some thousand rows of the index. */
const BATCH = 40;
const ROWS = 2000;
const TURN = 2;

type Todo = Pick<SearchTodo, 'ticket_id' | 'round' | 'turn'>;
type Doc = { game_no: number; grams: number[] };
type Posting = [gameNo: number, gram: number, ticket: number];

/** Writes the difference only. What is asked again meanwhile stays listed. Returns 0 while another process is at it. */
export async function indexSome(db: Db): Promise<number> {
  const done = await db.runTx(async (tx) => {
    if (!(await takesTurn(tx))) return [];
    const todo: Todo[] = await tx.manager.query(
      `SELECT ticket_id, round, turn FROM search_todo ORDER BY turn, asked_at, ticket_id LIMIT ${BATCH}`,
    );
    if (todo.length > 0) await index(tx, todo);
    return todo;
  });
  if (done.length > 0) {
    await db.source.query('DELETE FROM search_todo WHERE (ticket_id, round) IN (?)', [
      done.map(({ ticket_id, round }) => [ticket_id, round]),
    ]);
  }
  return done.length;
}

/** Indexes until nothing waits. */
export async function indexAll(db: Db): Promise<void> {
  while ((await indexSome(db)) > 0);
}

/** Whoever comes second leaves at once. */
async function takesTurn({ manager }: Tx): Promise<boolean> {
  const rows: object[] = await manager.query(`SELECT id FROM desk_turn WHERE id = ${TURN}`);
  if (rows.length === 0) await manager.query(`INSERT IGNORE INTO desk_turn VALUES (${TURN}, NOW(3))`);
  const mine: object[] = await manager.query(`SELECT id FROM desk_turn WHERE id = ${TURN} FOR UPDATE SKIP LOCKED`);
  return mine.length > 0;
}

async function index(tx: Tx, todo: Todo[]): Promise<void> {
  const ids = todo.map(({ ticket_id }) => ticket_id);
  const before = await docsOf(tx, ids);
  const after = await textsOf(tx, ids);
  const add: Posting[] = [];
  const drop: Posting[] = [];
  const df = new Map<string, [gameNo: number, gram: number, step: number]>();
  const step = (game: number, gram: number, by: number) => {
    const key = `${game}.${gram}`;
    df.set(key, [game, gram, (df.get(key)?.[2] ?? 0) + by]);
  };
  for (const { ticket_id: id, turn } of todo) {
    const old = before.get(id);
    const now = after.get(id);
    const same = old?.game_no === now?.game_no;
    const had = new Set(same ? old?.grams : []);
    const has = new Set(same ? now?.grams : []);
    for (const gram of now?.grams ?? []) {
      if (!had.has(gram)) step(now?.game_no ?? 0, gram, 1);
      if (!had.has(gram) || turn === 1) add.push([now?.game_no ?? 0, gram, id]);
    }
    for (const gram of old?.grams ?? []) {
      if (has.has(gram)) continue;
      step(old?.game_no ?? 0, gram, -1);
      drop.push([old?.game_no ?? 0, gram, id]);
    }
  }
  await write(tx, { add, drop, df: [...df.values()] });
  await writeDocs(tx, ids, after);
}

const byPlace = (a: readonly number[], b: readonly number[]) =>
  (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0) || (a[2] ?? 0) - (b[2] ?? 0);

/** In the order of the index: neighbours are written together, and nobody waits crosswise. */
async function write({ manager }: Tx, rows: { add: Posting[]; drop: Posting[]; df: Posting[] }): Promise<void> {
  await inSteps(rows.drop, (some) =>
    manager.query('DELETE FROM search_gram WHERE (game_no, gram, ticket_id) IN (?)', [some]),
  );
  await inSteps(rows.add, (some) =>
    manager.query('INSERT IGNORE INTO search_gram (game_no, gram, ticket_id) VALUES ?', [some]),
  );
  const changed = rows.df.filter(([, , by]) => by !== 0);
  await inSteps(changed, (some) =>
    manager.query('INSERT INTO gram_df (game_no, gram, df) VALUES ? ON DUPLICATE KEY UPDATE df = df + VALUES(df)', [
      some,
    ]),
  );
}

async function inSteps(rows: Posting[], run: (some: Posting[]) => Promise<unknown>): Promise<void> {
  rows.sort(byPlace);
  for (let at = 0; at < rows.length; at += ROWS) await run(rows.slice(at, at + ROWS));
}

async function docsOf({ manager }: Tx, ids: number[]): Promise<Map<number, Doc>> {
  const rows = await manager.findBy(SearchDoc, { ticket_id: In(ids) });
  return new Map(rows.map((row) => [row.ticket_id, { game_no: row.game_no, grams: unpacked(row.grams) }]));
}

/** What the index should hold; a case that is gone has nothing. */
async function textsOf({ manager }: Tx, ids: number[]): Promise<Map<number, Doc>> {
  const tickets = await manager.query<(TextRow & { game_id: string })[]>(
    `SELECT ${TEXT_COLUMNS}, t.game_id FROM ticket t WHERE t.id IN (?)`,
    [ids],
  );
  const numbers = await gameNumbers(manager, [...new Set(tickets.map(({ game_id }) => game_id))]);
  const texts = await caseTexts(manager, tickets);
  return new Map(
    tickets.map(({ id, game_id }) => {
      const grams = gramsOf((texts.get(id) ?? []).map(({ text }) => text));
      return [id, { game_no: numbers.get(game_id) ?? 0, grams }];
    }),
  );
}

async function gameNumbers(manager: Tx['manager'], games: string[]): Promise<Map<string, number>> {
  if (games.length === 0) return new Map();
  const read = async () => {
    const rows: { game_id: string; game_no: number }[] = await manager.query(
      'SELECT game_id, game_no FROM search_game WHERE game_id IN (?)',
      [games],
    );
    return new Map(rows.map(({ game_id, game_no }) => [game_id, game_no]));
  };
  const known = await read();
  const fresh = games.filter((game) => !known.has(game));
  if (fresh.length === 0) return known;
  await manager.query('INSERT IGNORE INTO search_game (game_id) VALUES ?', [fresh.map((game) => [game])]);
  return read();
}

async function writeDocs({ manager }: Tx, ids: number[], docs: Map<number, Doc>): Promise<void> {
  const gone = ids.filter((id) => !docs.has(id));
  if (gone.length > 0) await manager.query('DELETE FROM search_doc WHERE ticket_id IN (?)', [gone]);
  const rows = [...docs].map(([id, { game_no, grams }]) => [id, game_no, packed(grams)]);
  if (rows.length > 0)
    await manager.query(
      `INSERT INTO search_doc (ticket_id, game_no, grams) VALUES ?
        ON DUPLICATE KEY UPDATE game_no = VALUES(game_no), grams = VALUES(grams)`,
      [rows],
    );
}

const packed = (grams: number[]): Buffer => Buffer.from(Uint32Array.from(grams).buffer);
const unpacked = (bytes: Buffer): number[] =>
  Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readUInt32LE(at * 4));

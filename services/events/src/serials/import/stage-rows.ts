import { rowFaults, type RowFault } from '@hub/contracts/events';
import type { BulkSlice } from '@hub/nest-kit/bulk';
import type { Tx } from '@hub/nest-kit/db';
import type { SerialRow } from './serial-rows.ts';

const marks = (many: number, row: string) => Array.from({ length: many }, () => row).join();

/** Stages rows and counts them at their batch; answers how many are faulty. */
export async function stageRows({ manager }: Tx, batch: number, rows: SerialRow[]): Promise<number> {
  const good = rows.flatMap((row) => ('mac' in row ? [row] : []));
  const bad = rows.flatMap((row) => ('fault' in row ? [row] : []));
  if (good.length > 0)
    await manager.query(
      `INSERT INTO serial_stage (batch_id, code_mac, line, category_id, tail) VALUES ${marks(good.length, '(?,?,?,?,?)')}`,
      good.flatMap(({ mac, line, category, tail }) => [batch, mac, line, category, tail]),
    );
  if (bad.length > 0)
    await manager.query(
      `INSERT INTO serial_fault (batch_id, line, fault, cell) VALUES ${marks(bad.length, '(?,?,?,?)')}`,
      bad.flatMap(({ line, fault, cell }) => [batch, line, fault, cell]),
    );
  const counts = new Map<RowFault, number>();
  for (const { fault } of bad) counts.set(fault, (counts.get(fault) ?? 0) + 1);
  const faults = rowFaults.filter((fault) => counts.has(fault));
  await manager.query(
    `UPDATE serial_batch SET row_count = row_count + ?, accepted = accepted + ?
      ${faults.map((fault) => `, ${fault} = ${fault} + ?`).join('')} WHERE id = ?`,
    [rows.length, good.length, ...faults.map((fault) => counts.get(fault)), batch],
  );
  return bad.length;
}

/** First and last hash of a slice. */
export const boundsOf = ({ from, until }: BulkSlice): [Buffer, Buffer] => [
  Buffer.concat([Buffer.from([from]), Buffer.alloc(31)]),
  Buffer.concat([Buffer.from([until - 1]), Buffer.alloc(31, 255)]),
];

const IN_SLICE = 's.batch_id = ? AND s.code_mac BETWEEN ? AND ?';
const CELL = "CONCAT('••••', CONVERT(s.tail USING utf8mb4))";
const NOTED = 'INSERT INTO serial_fault (batch_id, line, fault, cell)';

/** A code of which the file has several: the first stays. The order of the joins is that of the keys. */
const TWICE = `${NOTED} SELECT s.batch_id, s.line, 'dup_in_file', ${CELL} FROM (
    SELECT code_mac, MIN(line) AS first FROM serial_stage s WHERE ${IN_SLICE} GROUP BY code_mac HAVING COUNT(*) > 1
  ) d STRAIGHT_JOIN serial_stage s ON s.batch_id = ? AND s.code_mac = d.code_mac AND s.line > d.first`;
const THERE = `${NOTED} SELECT DISTINCT s.batch_id, s.line, 'dup_in_system', ${CELL} FROM serial_stage s
  STRAIGHT_JOIN serial_code c ON c.code_mac = s.code_mac WHERE ${IN_SLICE}`;
/** Of these, what the site has as a keyword of the same game: somebody has to know why, and which of the two to change. */
const KEYWORDS = `UPDATE serial_stage s STRAIGHT_JOIN serial_fault f ON f.batch_id = s.batch_id AND f.line = s.line
  STRAIGHT_JOIN serial_code c ON c.code_mac = s.code_mac STRAIGHT_JOIN serial_batch k ON k.id = c.batch_id
  SET f.fault = 'dup_keyword' WHERE ${IN_SLICE} AND f.fault = 'dup_in_system' AND k.kind = 'keyword'
    AND k.state <> 'disabled' AND k.game_id = (SELECT b.game_id FROM serial_batch b WHERE b.id = ?)`;
const SORTED_OUT = `DELETE s FROM serial_stage s STRAIGHT_JOIN serial_fault f ON f.batch_id = s.batch_id AND f.line = s.line
  WHERE ${IN_SLICE}`;

/** Which twins are looked for: those in the file itself, those on the site. */
export type Twins = 'dup_in_file' | 'dup_in_system';

/** Sorts out what the file has twice and what the site has already; `which` says what is looked for. */
export async function sortOutTwins({ manager }: Tx, batch: number, slice: BulkSlice, which: Twins[]): Promise<number> {
  const within = [batch, ...boundsOf(slice)];
  let all = 0;
  for (const twins of which) {
    const twice = twins === 'dup_in_file';
    const noted: Changed = await manager.query(twice ? TWICE : THERE, [...within, ...(twice ? [batch] : [])]);
    const found = noted.affectedRows;
    if (found === 0) continue;
    const words: Changed | null = twice ? null : await manager.query(KEYWORDS, [...within, batch]);
    const keywords = words?.affectedRows ?? 0;
    await manager.query(SORTED_OUT, within);
    await manager.query(
      `UPDATE serial_batch SET ${twins} = ${twins} + ?, dup_keyword = dup_keyword + ?, accepted = accepted - ?
        WHERE id = ?`,
      [found - keywords, keywords, found, batch],
    );
    all += found;
  }
  return all;
}

type Changed = { affectedRows: number };

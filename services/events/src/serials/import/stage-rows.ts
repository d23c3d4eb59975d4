import type { BulkSlice } from '@hub/nest-kit/bulk';
import type { Tx } from '@hub/nest-kit/db';
import { rowFaults, type RowFault, type SerialRow } from './serial-rows.ts';

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
const CELL = "CONCAT('••••-••••-', CONVERT(s.tail USING utf8mb4))";
const NOTED = 'INSERT INTO serial_fault (batch_id, line, fault, cell)';

/** A code of which the file has several: the first stays. The order of the joins is that of the keys. */
const TWICE = `${NOTED} SELECT s.batch_id, s.line, 'dup_in_file', ${CELL} FROM (
    SELECT code_mac, MIN(line) AS first FROM serial_stage s WHERE ${IN_SLICE} GROUP BY code_mac HAVING COUNT(*) > 1
  ) d STRAIGHT_JOIN serial_stage s ON s.batch_id = ? AND s.code_mac = d.code_mac AND s.line > d.first`;
const THERE = `${NOTED} SELECT DISTINCT s.batch_id, s.line, 'dup_in_system', ${CELL} FROM serial_stage s
  STRAIGHT_JOIN serial_code c ON c.code_mac = s.code_mac WHERE ${IN_SLICE}`;
const SORTED_OUT = `DELETE s FROM serial_stage s STRAIGHT_JOIN serial_fault f ON f.batch_id = s.batch_id AND f.line = s.line
  WHERE ${IN_SLICE}`;

/** Sorts out what the file has twice and what the site has already; `which` says what is looked for. */
export async function sortOutTwins(tx: Tx, batch: number, slice: BulkSlice, which: RowFault[]): Promise<number> {
  const [from, until] = boundsOf(slice);
  let all = 0;
  for (const fault of which) {
    const twice = fault === 'dup_in_file';
    const noted: { affectedRows: number } = await tx.manager.query(twice ? TWICE : THERE, [
      batch,
      from,
      until,
      ...(twice ? [batch] : []),
    ]);
    if (noted.affectedRows === 0) continue;
    await tx.manager.query(SORTED_OUT, [batch, from, until]);
    await tx.manager.query(`UPDATE serial_batch SET ${fault} = ${fault} + ?, accepted = accepted - ? WHERE id = ?`, [
      noted.affectedRows,
      noted.affectedRows,
      batch,
    ]);
    all += noted.affectedRows;
  }
  return all;
}

import { maskedCode, type RowFault } from '@hub/contracts/events';
import type { Tx } from '@hub/nest-kit/db';
import type { SerialBatchRow } from '../serial.entity.ts';
import { categoryOf, hashOf, lineOf, tailOf, textOf, type PackedCode } from './packed-code.ts';
import type { FaultyRow } from './serial-rows.ts';
import { SLICE, type SerialSlice } from './serial-sheet.ts';

type Batch = Pick<SerialBatchRow, 'id' | 'event_id' | 'game_id'>;

/** Keeps rows that become no code; those of an earlier try are there already. */
export async function noteFaults({ manager }: Tx, batch: number, rows: readonly FaultyRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += SLICE)
    await manager.query('INSERT IGNORE INTO serial_fault (batch_id, line, fault, cell, place) VALUES ?', [
      rows.slice(from, from + SLICE).map(({ line, fault, cell, place }) => [batch, line, fault, cell, place ?? null]),
    ]);
}

/*
 * One value holds the rows and the server takes it apart: as many values of their own would take it longer to read than to
 * write. What the site has already, of whichever event, is left out.
 */
const WRITTEN = `INSERT INTO serial_code (code_mac, event_id, category_id, batch_id)
  SELECT n.mac, ?, n.category, ? FROM (
    SELECT CAST(LEFT(r.bytes, 32) AS BINARY(32)) AS mac, CONV(HEX(RIGHT(r.bytes, 4)), 16, 10) AS category FROM (
      SELECT FROM_BASE64(j.packed) AS bytes
        FROM JSON_TABLE(?, '$[*]' COLUMNS (packed CHAR(56) CHARACTER SET ascii PATH '$')) j
    ) r
  ) n WHERE NOT EXISTS (SELECT 1 FROM serial_code c WHERE c.code_mac = n.mac)`;

/** Which of these hashes other batches have, and whether one of them is a keyword of the game that still opens something. */
const KNOWN = `SELECT c.code_mac, MAX(b.kind = 'keyword' AND b.state <> 'disabled' AND b.game_id = ?) AS keyword
  FROM serial_code c JOIN serial_batch b ON b.id = c.batch_id WHERE c.code_mac IN (?) AND c.batch_id <> ? GROUP BY c.code_mac`;

/** Writes codes that are not there yet; the others, and what the file says twice, are noted and counted at the batch. */
export async function writeCodes(tx: Tx, batch: Batch, { codes, twins }: SerialSlice) {
  const written = codes.length > 0 ? await insert(tx, batch, codes) : 0;
  const known = written < codes.length ? await knownAmong(tx, batch, codes) : [];
  if (written + known.length !== codes.length) throw new Error('a code was neither written nor known');
  await countRewards(tx, batch.id, codes, new Set(known.map(({ line }) => line)));
  const faults = [...twins.map((code) => faulty(code, 'dup_in_file')), ...known];
  if (faults.length > 0) {
    await noteFaults(tx, batch.id, faults);
    await countFaults(tx, batch.id, faults);
  }
  return { written, faults: faults.length };
}

async function insert({ manager }: Tx, { id, event_id }: Batch, codes: PackedCode[]): Promise<number> {
  const packed = JSON.stringify(codes.map(textOf));
  const done = await manager.query<{ affectedRows: number }>(WRITTEN, [event_id, id, packed]);
  return done.affectedRows;
}

async function knownAmong({ manager }: Tx, { id, game_id }: Batch, codes: PackedCode[]): Promise<FaultyRow[]> {
  const rows = await manager.query<{ code_mac: Buffer; keyword: number }[]>(KNOWN, [game_id, codes.map(hashOf), id]);
  const keywords = new Map(rows.map(({ code_mac, keyword }) => [code_mac.toString('hex'), Number(keyword) === 1]));
  return codes.flatMap((code) => {
    const keyword = keywords.get(hashOf(code).toString('hex'));
    return keyword === undefined ? [] : [faulty(code, keyword ? 'dup_keyword' : 'dup_in_system')];
  });
}

/** Counts codes by their reward; `left`: lines of those that were not written. */
async function countRewards({ manager }: Tx, batch: number, codes: PackedCode[], left: ReadonlySet<number>) {
  const counts = new Map<number, number>();
  for (const code of codes)
    if (left.size === 0 || !left.has(lineOf(code)))
      counts.set(categoryOf(code), (counts.get(categoryOf(code)) ?? 0) + 1);
  for (const [category, many] of counts)
    await manager.query('UPDATE serial_batch_category SET codes = codes + ? WHERE batch_id = ? AND category_id = ?', [
      many,
      batch,
      category,
    ]);
}

const faulty = (code: PackedCode, fault: Twin) => ({ line: lineOf(code), fault, cell: maskedCode(tailOf(code)) });
type Twin = Extract<RowFault, 'dup_in_file' | 'dup_in_system' | 'dup_keyword'>;

async function countFaults({ manager }: Tx, batch: number, faults: readonly { fault: RowFault }[]): Promise<void> {
  const many = (which: Twin) => faults.filter(({ fault }) => fault === which).length;
  await manager.query(
    `UPDATE serial_batch SET dup_in_file = dup_in_file + ?, dup_in_system = dup_in_system + ?, dup_keyword = dup_keyword + ?,
      accepted = accepted - ? WHERE id = ?`,
    [many('dup_in_file'), many('dup_in_system'), many('dup_keyword'), faults.length, batch],
  );
}

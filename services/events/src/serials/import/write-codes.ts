import { maskedCode, type RowFault } from '@hub/contracts/events';
import type { Tx } from '@hub/nest-kit/db';
import type { SerialBatchRow } from '../serial.entity.ts';
import type { OpenedCode } from './packed-code.ts';
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

/** Codes of the site between two of a slice: hashes are even over all there can be, so that there are few of them. */
const BETWEEN = `SELECT code_mac FROM serial_code FORCE INDEX (serial_code_mac) WHERE code_mac BETWEEN ? AND ? LIMIT ${SLICE}`;

/** Waits for the keywords that the game is getting; whoever makes one later waits for this work (`holdBatches`). */
const KEYWORDS = "SELECT id FROM serial_batch WHERE game_id = ? AND kind = 'keyword' LOCK IN SHARE MODE";

/** Which of these hashes other batches have, and whether one of them is a keyword of the game that still opens something. */
const KNOWN = `SELECT c.code_mac, MAX(b.kind = 'keyword' AND b.state <> 'disabled' AND b.game_id = ?) AS keyword
  FROM serial_code c JOIN serial_batch b ON b.id = c.batch_id WHERE c.code_mac IN (?) AND c.batch_id <> ? GROUP BY c.code_mac`;

/** Writes codes that the site has not, of whichever event; the others, and what the file says twice, are noted and counted. */
export async function writeCodes(tx: Tx, batch: Batch, { codes, twins }: SerialSlice) {
  const known = await knownAmong(tx, batch, codes);
  const fresh = codes.filter(({ hash }) => !known.has(hash));
  if (fresh.length > 0) await insert(tx, batch, fresh);
  await countRewards(tx, batch.id, fresh);
  const faults = [
    ...twins.map((code) => faulty(code, 'dup_in_file')),
    ...codes.flatMap((code) => {
      const fault = known.get(code.hash);
      return fault ? [faulty(code, fault)] : [];
    }),
  ];
  if (faults.length > 0) {
    await noteFaults(tx, batch.id, faults);
    await countFaults(tx, batch.id, faults);
  }
  return { written: fresh.length, faults: faults.length };
}

/** Every value stands in the statement as it is: as values of their own they would take longer to bind than to write. */
async function insert({ manager }: Tx, { id, event_id }: Batch, codes: OpenedCode[]): Promise<void> {
  const rows = codes.map(({ hash, category }) => `(x'${hash}',${event_id},${category},${id})`);
  await manager.query(`INSERT INTO serial_code (code_mac, event_id, category_id, batch_id) VALUES ${rows.join()}`);
}

const bytesOf = ({ hash }: OpenedCode): Buffer => Buffer.from(hash, 'hex');

async function knownAmong({ manager }: Tx, { id, game_id }: Batch, codes: OpenedCode[]): Promise<Map<string, Twin>> {
  const [first, last] = [codes[0], codes.at(-1)];
  if (!first || !last) return new Map();
  await manager.query(KEYWORDS, [game_id]);
  const between = await manager.query<{ code_mac: Buffer }[]>(BETWEEN, [bytesOf(first), bytesOf(last)]);
  const found = new Set(between.map(({ code_mac }) => code_mac.toString('hex')));
  const asked = between.length < SLICE ? codes.filter(({ hash }) => found.has(hash)) : codes;
  if (asked.length === 0) return new Map();
  const rows = await manager.query<{ code_mac: Buffer; keyword: number }[]>(KNOWN, [game_id, asked.map(bytesOf), id]);
  return new Map(
    rows.map(({ code_mac, keyword }) => [
      code_mac.toString('hex'),
      Number(keyword) === 1 ? 'dup_keyword' : 'dup_in_system',
    ]),
  );
}

async function countRewards({ manager }: Tx, batch: number, codes: OpenedCode[]): Promise<void> {
  const counts = new Map<number, number>();
  for (const { category } of codes) counts.set(category, (counts.get(category) ?? 0) + 1);
  for (const [category, many] of counts)
    await manager.query('UPDATE serial_batch_category SET codes = codes + ? WHERE batch_id = ? AND category_id = ?', [
      many,
      batch,
      category,
    ]);
}

const faulty = ({ line, tail }: OpenedCode, fault: Twin) => ({ line, fault, cell: maskedCode(tail) });
type Twin = Extract<RowFault, 'dup_in_file' | 'dup_in_system' | 'dup_keyword'>;

async function countFaults({ manager }: Tx, batch: number, faults: readonly { fault: RowFault }[]): Promise<void> {
  const many = (which: Twin) => faults.filter(({ fault }) => fault === which).length;
  await manager.query(
    `UPDATE serial_batch SET dup_in_file = dup_in_file + ?, dup_in_system = dup_in_system + ?, dup_keyword = dup_keyword + ?,
      accepted = accepted - ? WHERE id = ?`,
    [many('dup_in_file'), many('dup_in_system'), many('dup_keyword'), faults.length, batch],
  );
}

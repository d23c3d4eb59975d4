import type { ImportState } from '@hub/contracts/shared';
import { VIP_FILE_BYTES, VIP_IMPORT_ROWS, type VipLineKind } from '@hub/contracts/vip';
import { BulkStopped, type BulkJob, type BulkKind } from '@hub/nest-kit/bulk';
import type { Tx } from '@hub/nest-kit/db';
import type { EntityManager } from 'typeorm';
import type { Agents } from '../agents.ts';
import type { VipEntry } from '../entry.entity.ts';
import { beginOf, endOf } from '../save-entry.ts';
import type { VipImportRow } from './import.entity.ts';
import { importReader, type FaultyLine, type ReadLine } from './import-reader.ts';
import { ImportSheet } from './import-sheet.ts';

export const VIP_LIST = 'vip-list';
const DELETED = 4000;
/** A packed file may become so much larger. */
const UNPACKED = 4;
type Entry = VipEntry & { now: Date };

const LINE = `INSERT INTO vip_import_line (import_id, line, kind, partner_uid, level, begins_at, ends_at, agent, agent_name, note,
  seen_version, fault, value) VALUES ?`;

/** A file of entries: compared with what stands, line by line. `subject_id` is the import. */
export const listKind = (agents: Pick<Agents, 'of'>): BulkKind<FaultyLine, ReadLine[]> => {
  const names = new Map<number, Map<string, string>>();
  return {
    name: VIP_LIST,
    limits: { bytes: UNPACKED * VIP_FILE_BYTES, rows: VIP_IMPORT_ROWS },
    // Its lines are rows: nobody needs the file any more.
    keepsFile: false,
    open: async ({ source }, { subject_id }, header) => {
      const { game_id } = await importOf(source.manager, subject_id);
      const known = new Map((await agents.of(game_id)).map(({ login, name }) => [login, name]));
      names.set(subject_id, known);
      return new ImportSheet(importReader(header, new Set(known.keys())));
    },
    note: async ({ manager }, { subject_id }, faults) => {
      if (faults.length === 0) return;
      const rows = faults.map(({ line, partner_uid, fault, value }) => [
        ...[subject_id, line, 'fault', partner_uid, 0, null, null, '', '', '', 0],
        ...[fault, value],
      ]);
      await manager.query(`${LINE} ON DUPLICATE KEY UPDATE fault = VALUES(fault), value = VALUES(value)`, [rows]);
    },
    counted: async ({ manager }, { subject_id }, rows, sheet) => {
      await manager.query(
        'UPDATE vip_import SET row_count = ?, faults = ?, fresh = 0, changed = 0, same = 0 WHERE id = ?',
        [rows, rows - sheet.good, subject_id],
      );
    },
    write: async (tx, { subject_id }, slice) => {
      await compare(tx, await importOf(tx.manager, subject_id), slice, names.get(subject_id) ?? new Map());
      return { written: slice.length, faults: 0 };
    },
    next: async ({ manager }, { subject_id }) => {
      if ((await importOf(manager, subject_id)).row_count === 0) throw new BulkStopped('no_rows');
      return 'checked';
    },
    moved: async ({ manager }, { subject_id }, state, fault) => {
      await manager.query('UPDATE vip_import SET state = ?, fault = ?, version = version + 1 WHERE id = ?', [
        state satisfies ImportState,
        fault,
        subject_id,
      ]);
    },
    // Both lie among the lines.
    forget: async () => 0,
    takeBack: async ({ source }, { subject_id, fault }: BulkJob) => {
      if (fault === 'no_rows') return 0;
      const gone: { affectedRows: number } = await source.query(
        `DELETE FROM vip_import_line WHERE import_id = ? LIMIT ${DELETED}`,
        [subject_id],
      );
      return gone.affectedRows;
    },
  };
};

async function importOf(manager: EntityManager, id: number): Promise<VipImportRow> {
  const [row] = await manager.query<VipImportRow[]>('SELECT * FROM vip_import WHERE id = ?', [id]);
  if (!row) throw new Error('a bulk work without its import');
  return row;
}

type Compared = { kind: VipLineKind; values: unknown[] };

/** What the lines would make of what stands now; counted in the transaction that writes them. */
async function compare(
  { manager }: Tx,
  { id, game_id }: VipImportRow,
  lines: readonly ReadLine[],
  names: ReadonlyMap<string, string>,
): Promise<void> {
  const uids = lines.map(({ partner_uid }) => partner_uid);
  const known = new Map(
    (
      await manager.query<Entry[]>('SELECT * FROM vip_entry WHERE game_id = ? AND partner_uid IN (?)', [game_id, uids])
    ).map((entry) => [entry.partner_uid, entry]),
  );
  const [{ now }] = await manager.query<[{ now: Date }]>('SELECT NOW(3) AS now');
  const compared = lines.map((line) => comparedLine(line, known.get(line.partner_uid), names, now));
  await manager.query(LINE, [compared.map(({ values }) => [id, ...values])]);
  const many = (kind: VipLineKind) => compared.filter((one) => one.kind === kind).length;
  await manager.query(
    'UPDATE vip_import SET fresh = fresh + ?, changed = changed + ?, same = same + ?, faults = faults + ? WHERE id = ?',
    [many('fresh'), many('changed'), many('same'), many('fault'), id],
  );
}

/** What has no column stays as it is; an entry that is over begins anew. */
function comparedLine(
  line: ReadLine,
  entry: VipEntry | undefined,
  names: ReadonlyMap<string, string>,
  now: Date,
): Compared {
  const begun = entry && entry.ends_at >= now ? entry.begins_at : now;
  const next = {
    level: line.level,
    begins_at: line.begins_on ? beginOf(line.begins_on) : begun,
    ends_at: line.ends_on === undefined && entry && entry.ends_at >= now ? entry.ends_at : endOf(line.ends_on),
    agent: line.agent ?? entry?.agent ?? '',
    agent_name: line.agent === undefined ? (entry?.agent_name ?? '') : (names.get(line.agent) ?? ''),
    note: line.note ?? entry?.note ?? '',
  };
  const fault = next.ends_at < next.begins_at ? 'window' : next.ends_at < now ? 'ends_on' : '';
  const isSame =
    entry !== undefined &&
    entry.level === next.level &&
    +entry.begins_at === +next.begins_at &&
    +entry.ends_at === +next.ends_at &&
    entry.agent === next.agent &&
    entry.note === next.note;
  const kind = fault ? 'fault' : !entry ? 'fresh' : isSame ? 'same' : 'changed';
  const { level, begins_at, ends_at, agent, agent_name, note } = next;
  const terms = [level, begins_at, ends_at, agent, agent_name, note, entry?.version ?? 0];
  return { kind, values: [line.line, kind, line.partner_uid, ...terms, fault, fault ? (line.ends_on ?? '') : ''] };
}

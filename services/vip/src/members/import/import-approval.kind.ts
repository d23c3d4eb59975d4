import { gamesOf } from '@hub/contracts/shared';
import { vipDeciders, vipEditors } from '@hub/contracts/vip';
import type { ApprovalDetails, ApprovalKind } from '@hub/nest-kit/approval';
import { commitBulk } from '@hub/nest-kit/bulk';
import type { Tx } from '@hub/nest-kit/db';
import { importState } from '../members.policy.ts';
import type { VipImportRow } from './import.entity.ts';
import { VIP_LIST } from './import-kind.ts';

export type ImportChange = { import: number };
type Manager = Tx['manager'];
const SLICE = 1000;
/** Lines that change something. */
const CHANGING = "l.import_id = ? AND l.kind IN ('fresh', 'changed')";

/** As people compare it: nothing of a file stands before it is applied, but what it was compared with must stand as it was. */
export const importDetails = ({ file_name, fresh, changed, same }: VipImportRow): ApprovalDetails => ({
  vip_file: file_name,
  vip_fresh: String(fresh),
  vip_changed: String(changed),
  vip_same: String(same),
  vip_moved: '0',
});

async function importOf(manager: Manager, id: number): Promise<VipImportRow | null> {
  const [row] = await manager.query<VipImportRow[]>('SELECT * FROM vip_import WHERE id = ? FOR UPDATE', [id]);
  return row ?? null;
}

/** How many entries are not any more what the lines were compared with. */
async function moved(manager: Manager, { id, game_id }: VipImportRow): Promise<string> {
  const [row] = await manager.query<{ many: string }[]>(
    `SELECT COUNT(*) AS many FROM vip_import_line l
      LEFT JOIN vip_entry e ON e.game_id = ? AND e.partner_uid = l.partner_uid
      WHERE l.import_id = ? AND l.kind <> 'fault' AND COALESCE(e.version, 0) <> l.seen_version`,
    [game_id, id],
  );
  return String(row?.many ?? 0);
}

/** A file of entries, applied as a whole or not at all. */
export const listImport: ApprovalKind<ImportChange> = {
  name: 'vip-import',
  // Its lines are thrown away after two days.
  hours: 24,
  askers: (who) => gamesOf(who, vipEditors),
  deciders: (who) => gamesOf(who, vipDeciders),
  now: async ({ manager }, change): Promise<ApprovalDetails> => {
    const row = await importOf(manager, change.import);
    if (!row || row.state !== 'checked') return { vip_file: null };
    return { vip_file: null, vip_fresh: null, vip_changed: null, vip_same: null, vip_moved: await moved(manager, row) };
  },
  apply: async (tx, change, { approval, asker, caller }) => {
    const { manager } = tx;
    const row = await importOf(manager, change.import);
    if (!row || !(await commitBulk(tx, VIP_LIST, change.import))) throw importState();
    await applyLines(manager, row, asker.name, approval);
    await manager.query(
      `UPDATE vip_import SET state = 'done', applied_by = ?, applied_at = NOW(3), version = version + 1 WHERE id = ?`,
      [caller.who.name, row.id],
    );
  },
};

/** In slices, so that no statement takes long; all in the transaction of the decision. */
async function applyLines(
  manager: Manager,
  { id, game_id }: VipImportRow,
  by: string,
  approval: number,
): Promise<void> {
  for (let after = 0; ;) {
    const [slice] = await manager.query<{ last: number | null; many: string }[]>(
      `SELECT MAX(line) AS last, COUNT(*) AS many FROM (
        SELECT l.line FROM vip_import_line l WHERE ${CHANGING} AND l.line > ? ORDER BY l.line LIMIT ${SLICE}
      ) AS slice`,
      [id, after],
    );
    if (!slice?.last) return;
    const lines = `${CHANGING} AND l.line > ? AND l.line <= ?`;
    const of = [id, after, slice.last];
    await manager.query(
      `INSERT INTO vip_history (game_id, partner_uid, source, action, who, reason, before_level, before_ends_at, after_level, after_ends_at)
        SELECT ?, l.partner_uid, 'manual', 'import', ?, (SELECT reason FROM approval WHERE id = ?), e.level, e.ends_at, l.level, l.ends_at FROM vip_import_line l
          LEFT JOIN vip_entry e ON e.game_id = ? AND e.partner_uid = l.partner_uid
          WHERE ${lines}`,
      [game_id, by, approval, game_id, ...of],
    );
    await manager.query(
      `INSERT INTO vip_entry (game_id, partner_uid, level, begins_at, ends_at, agent, agent_name, note, changed_by)
        SELECT ?, l.partner_uid, l.level, l.begins_at, l.ends_at, l.agent, l.agent_name, l.note, ? FROM vip_import_line l WHERE ${lines}
        ON DUPLICATE KEY UPDATE level = VALUES(level), begins_at = VALUES(begins_at), ends_at = VALUES(ends_at),
          agent = VALUES(agent), agent_name = VALUES(agent_name), note = VALUES(note), changed_by = VALUES(changed_by),
          changed_at = NOW(3), version = version + 1`,
      [game_id, by, ...of],
    );
    after = slice.last;
  }
}

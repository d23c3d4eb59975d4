import { taipeiIso } from '@hub/contracts/shared';
import { GENESIS, maskPersonal } from '@hub/nest-kit/audit';
import type { Cell } from '@hub/nest-kit/exports';
import type { AuditLog } from '../audit-log.entity.ts';
import { readDetail } from '../read-detail.ts';

/** A row, with the hash that its own follows on. */
export type ExportedRow = AuditLog & { before_hash: Buffer | null };

/** What leaves: masked once more, as on the screen, because rows are older than the rule that masks them on the way in. */
type Shown = { row: ExportedRow; object: string; detail: string };
type Column = [head: string, cell: (shown: Shown) => Cell];

/** For people: what was before and after, a line each. */
function changesOf(detail: string): string {
  const lines = readDetail(detail).changes.map(
    ({ field, before, after }) => `${field}：${before ?? '（無）'} → ${after ?? '（無）'}`,
  );
  return lines.join('\n');
}

const spokenTime = (at: Date): string => taipeiIso(at).slice(0, 19).replaceAll('-', '/').replace('T', ' ');

const columns: Column[] = [
  ['編號', ({ row }) => Number(row.id)],
  ['時間（台北）', ({ row }) => spokenTime(row.at)],
  ['來源', ({ row }) => row.service],
  ['身分', ({ row }) => row.actor_kind],
  ['誰', ({ row }) => row.actor],
  ['動作', ({ row }) => row.action],
  ['遊戲', ({ row }) => row.game_id],
  ['對象', ({ object }) => object],
  ['變更', ({ detail }) => changesOf(detail)],
  ['內容', ({ detail }) => detail],
  ['請求編號', ({ row }) => row.rid],
  ['位址', ({ row }) => row.address],
  ['鏈上位置', ({ row }) => Number(row.seq)],
  ['來源編號', ({ row }) => String(row.audit_id)],
  ['時間（UTC）', ({ row }) => row.at.toISOString()],
  ['前一筆雜湊', ({ row }) => (row.before_hash ?? (Number(row.seq) === 1 ? GENESIS : null))?.toString('hex') ?? null],
  ['雜湊', ({ row }) => row.hash.toString('hex')],
  ['有遮蔽', ({ row, object, detail }) => (object === row.object && detail === row.detail ? '' : '是')],
];

export const auditHead: string[] = columns.map(([head]) => head);

export function auditCells(row: ExportedRow): Cell[] {
  const shown = { row, object: maskPersonal(row.object), detail: maskPersonal(row.detail) };
  return columns.map(([, cell]) => cell(shown));
}

/** Lines below the rows have as many cells as these. */
export const wideLine = (...cells: Cell[]): Cell[] => [
  ...cells,
  ...Array.from<Cell>({ length: auditHead.length - cells.length }).fill(null),
];

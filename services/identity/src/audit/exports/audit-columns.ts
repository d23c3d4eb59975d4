import { spoken, taipeiIso, type Language, type Sentence } from '@hub/contracts/shared';
import { GENESIS, maskPersonal } from '@hub/nest-kit/audit';
import type { Cell } from '@hub/nest-kit/exports';
import type { AuditLog } from '../audit-log.entity.ts';
import { readDetail } from '../read-detail.ts';

export type ExportedRow = AuditLog & { before_hash: Buffer | null };

/** What leaves: masked once more, as on the screen, because rows are older than the rule that masks them on the way in. */
type Shown = { row: ExportedRow; object: string; detail: string; language: Language };
type Column = [head: Sentence, cell: (shown: Shown) => Cell];

const none: Sentence = { tw: '（無）', en: '(none)' };
const yes: Sentence = { tw: '是', en: 'yes' };
const oneChange: Sentence = { tw: '{field}：{from} → {to}', en: '{field}: {from} → {to}' };

function changesOf(detail: string, language: Language): string {
  const lines = readDetail(detail).changes.map(({ field, before, after }) =>
    spoken(oneChange, language, { field, from: before ?? spoken(none, language), to: after ?? spoken(none, language) }),
  );
  return lines.join('\n');
}

const spokenTime = (at: Date): string => taipeiIso(at).slice(0, 19).replaceAll('-', '/').replace('T', ' ');

const columns: Column[] = [
  [{ tw: '編號', en: 'Number' }, ({ row }) => Number(row.id)],
  [{ tw: '時間（台北）', en: 'Time (Taipei)' }, ({ row }) => spokenTime(row.at)],
  [{ tw: '來源', en: 'Source' }, ({ row }) => row.service],
  [{ tw: '身分', hk: '身份', en: 'Kind' }, ({ row }) => row.actor_kind],
  [{ tw: '誰', en: 'Who' }, ({ row }) => row.actor],
  [{ tw: '動作', en: 'Action' }, ({ row }) => row.action],
  [{ tw: '遊戲', en: 'Game' }, ({ row }) => row.game_id],
  [{ tw: '對象', en: 'Object' }, ({ object }) => object],
  [{ tw: '變更', en: 'Changes' }, ({ detail, language }) => changesOf(detail, language)],
  [{ tw: '內容', en: 'Detail' }, ({ detail }) => detail],
  [{ tw: '請求編號', en: 'Request' }, ({ row }) => row.rid],
  [{ tw: '位址', en: 'Address' }, ({ row }) => row.address],
  [{ tw: '鏈上位置', en: 'Place in the chain' }, ({ row }) => Number(row.seq)],
  [{ tw: '來源編號', en: 'Number at the source' }, ({ row }) => String(row.audit_id)],
  [{ tw: '時間（UTC）', en: 'Time (UTC)' }, ({ row }) => row.at.toISOString()],
  [
    { tw: '前一筆雜湊', en: 'Hash before' },
    ({ row }) => (row.before_hash ?? (Number(row.seq) === 1 ? GENESIS : null))?.toString('hex') ?? null,
  ],
  [{ tw: '雜湊', en: 'Hash' }, ({ row }) => row.hash.toString('hex')],
  [
    { tw: '有遮蔽', en: 'Masked' },
    ({ row, object, detail, language }) =>
      object === row.object && detail === row.detail ? '' : spoken(yes, language),
  ],
];

export const auditHead = (language: Language): string[] => columns.map(([head]) => spoken(head, language));

export function auditCells(row: ExportedRow, language: Language): Cell[] {
  const shown = { row, object: maskPersonal(row.object), detail: maskPersonal(row.detail), language };
  return columns.map(([, cell]) => cell(shown));
}

export const wideLine = (...cells: Cell[]): Cell[] => [
  ...cells,
  ...Array.from<Cell>({ length: columns.length - cells.length }).fill(null),
];

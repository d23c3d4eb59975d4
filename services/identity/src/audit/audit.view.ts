import type { AuditDetail, AuditRow } from '@hub/contracts/identity';
import { taipeiIso, type ServiceName } from '@hub/contracts/shared';
import { maskPersonal } from '@hub/nest-kit/audit';
import type { AuditLog } from './audit-log.entity.ts';
import { readDetail, shortened } from './read-detail.ts';
import type { StaffNames } from './staff-names.ts';

export type LogRow = Pick<
  AuditLog,
  'id' | 'service' | 'at' | 'actor_kind' | 'actor' | 'action' | 'game_id' | 'object' | 'detail'
>;

const headOf = (row: LogRow, names: StaffNames) => ({
  id: Number(row.id),
  service: row.service as ServiceName,
  time: taipeiIso(row.at),
  actor_kind: row.actor_kind,
  actor: row.actor,
  actor_name: names.ofActor(row),
  action: row.action,
  game_id: row.game_id,
  object: maskPersonal(row.object),
  object_name: names.ofObject(row),
});

/** Masked once more on the way out: rows are older than the rule that masks them on the way in. */
export function auditRowView(row: LogRow, names: StaffNames): AuditRow {
  return { ...headOf(row, names), ...shortened(readDetail(maskPersonal(row.detail))) };
}

export function auditDetailView(row: AuditLog, names: StaffNames): AuditDetail {
  return {
    ...headOf(row, names),
    ...readDetail(maskPersonal(row.detail)),
    rid: row.rid,
    address: row.address,
    seq: Number(row.seq),
    hash: row.hash.toString('hex'),
    copied_at: taipeiIso(row.copied_at),
  };
}

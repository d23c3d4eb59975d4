import type { AuditDetail, AuditRow } from '@hub/contracts/identity';
import { taipeiIso, type ServiceName } from '@hub/contracts/shared';
import { maskPersonal } from '@hub/nest-kit/audit';
import type { AuditLog } from './audit-log.entity.ts';
import { readDetail, shortened } from './read-detail.ts';

export type LogRow = Pick<
  AuditLog,
  'id' | 'service' | 'at' | 'actor_kind' | 'actor' | 'action' | 'game_id' | 'object' | 'detail'
>;

const headOf = (row: LogRow) => ({
  id: Number(row.id),
  service: row.service as ServiceName,
  time: taipeiIso(row.at),
  actor_kind: row.actor_kind,
  actor: row.actor,
  action: row.action,
  game_id: row.game_id,
  object: maskPersonal(row.object),
});

/** Masked once more on the way out: rows are older than the rule that masks them on the way in. */
export function auditRowView(row: LogRow): AuditRow {
  return { ...headOf(row), ...shortened(readDetail(maskPersonal(row.detail))) };
}

export function auditDetailView(row: AuditLog): AuditDetail {
  return {
    ...headOf(row),
    ...readDetail(maskPersonal(row.detail)),
    rid: row.rid,
    address: row.address,
    seq: Number(row.seq),
    hash: row.hash.toString('hex'),
    copied_at: taipeiIso(row.copied_at),
  };
}

import type { AuditExportFault, AuditExportRow } from '@hub/contracts/identity';
import { taipeiIso } from '@hub/contracts/shared';
import { exportState, NO_ROOM, type ExportJob } from '@hub/nest-kit/exports';
import { filterOf } from './audit-export.ts';

/** Faults that are said; whatever else went wrong is for the log. */
export const RIGHTS_GONE = 'rights';
export const TOO_WIDE = 'slow';
const said: Record<string, AuditExportFault> = { [RIGHTS_GONE]: 'rights', [TOO_WIDE]: 'slow', [NO_ROOM]: 'full' };

export function auditExportView(job: ExportJob): AuditExportRow {
  const { asked, reason, games } = filterOf(job);
  return {
    id: job.public_id,
    state: exportState(job),
    filters: Object.entries(asked).map(([name, value]) => ({ name, value: String(value) })),
    games: games === '*' ? ['*'] : (games ?? []),
    reason,
    rows: job.rows_done,
    rows_all: job.rows_all,
    bytes: job.bytes,
    asked_at: taipeiIso(job.asked_at),
    expires_at: job.expires_at ? taipeiIso(job.expires_at) : null,
    fault: job.state === 'failed' ? (said[job.fault ?? ''] ?? 'other') : '',
  };
}

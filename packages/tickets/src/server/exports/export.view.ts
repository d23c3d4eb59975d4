import { taipeiIso } from '@hub/contracts/shared';
import type { ExportKind, ExportRow } from '@hub/contracts/tickets';
import { exportState, type ExportJob } from '@hub/nest-kit/exports';
import { isoOrNull } from '../ticket.view.ts';
import type { ExportFilter } from './export.policy.ts';

export const filterOf = (job: ExportJob): ExportFilter => JSON.parse(job.filter) as ExportFilter;

export function exportView(job: ExportJob): ExportRow {
  const { from, until, games } = filterOf(job);
  return {
    id: job.public_id,
    kind: job.kind as ExportKind,
    state: exportState(job),
    from,
    until,
    games,
    personal: job.personal === 1 ? '1' : '0',
    rows: job.rows_done,
    rows_all: job.rows_all,
    bytes: job.bytes,
    asked_at: taipeiIso(job.asked_at),
    expires_at: isoOrNull(job.expires_at),
  };
}

import { codeEditors, type CodeExportKind, type CodeExportRow } from '@hub/contracts/events';
import { gamesOf, staffMay, taipeiIso } from '@hub/contracts/shared';
import { exportState, NO_ROOM, type ExportJob, type ExportRules } from '@hub/nest-kit/exports';
import { Forbidden, type StaffCaller } from '@hub/nest-kit/http';
import type { AuditEntry } from '@hub/nest-kit/audit';

export type CodeExportFilter = {
  event: number;
  event_name: string;
  game: string;
  batch: number | null;
  reason: string;
};

const filterOf = (job: Pick<ExportJob, 'filter'>): CodeExportFilter => JSON.parse(job.filter) as CodeExportFilter;

const faultOf = ({ state, fault }: ExportJob): CodeExportRow['fault'] => {
  if (state !== 'failed') return '';
  return fault === NO_ROOM ? 'full' : 'other';
};

export function codeExportView(job: ExportJob): CodeExportRow {
  const { event, event_name, batch, reason } = filterOf(job);
  return {
    id: job.public_id,
    kind: job.kind as CodeExportKind,
    state: exportState(job),
    event_id: event,
    event_name,
    batch,
    personal: job.personal === 1,
    reason,
    rows: job.rows_done,
    rows_all: job.rows_all,
    bytes: job.bytes,
    asked_at: taipeiIso(job.asked_at),
    expires_at: job.expires_at && taipeiIso(job.expires_at),
    fault: faultOf(job),
  };
}

export function codeExportAudit({ who, rid, ip }: StaffCaller, action: string, job: ExportJob, more: object = {}) {
  const { event, game, batch, reason } = filterOf(job);
  const detail = { export: job.id, kind: job.kind, batch, personal: job.personal === 1, reason, ...more };
  const entry: AuditEntry = {
    actor_kind: 'staff',
    actor: who.login,
    action,
    game_id: game,
    object: `event:${event}`,
    detail: JSON.stringify(detail),
    rid,
    address: ip,
  };
  return entry;
}

/** What the files of events are to their staff. The roles of the moment of fetching decide. */
export const codeExports: ExportRules<CodeExportRow> = {
  view: codeExportView,
  mayAsk: (who) => {
    if (gamesOf(who, codeEditors).length === 0) throw new Forbidden();
  },
  mayHave: (who, job) => staffMay(who, codeEditors, filterOf(job).game),
  trace: (caller, action, job) =>
    codeExportAudit(caller, action, job, action === 'export.download' ? { rows: job.rows_done } : {}),
  fileName: (job) => `${job.kind}_${filterOf(job).event}_${taipeiIso(job.asked_at).slice(0, 10)}.csv`,
};

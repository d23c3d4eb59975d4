import type { AuditExportBody, AuditQuery } from '@hub/contracts/identity';
import type { AuditEntry } from '@hub/nest-kit/audit';
import type { ExportJob } from '@hub/nest-kit/exports';

export const AUDIT_EXPORT = 'audit';

export type AskedRows = Omit<AuditQuery, 'page'>;

/** `games`: null until the file is written, because the rights of that moment decide. */
export type AuditExportFilter = {
  asked: AskedRows;
  reason: string;
  rid: string;
  games: string[] | '*' | null;
};

export const filterOf = (job: Pick<ExportJob, 'filter'>): AuditExportFilter =>
  JSON.parse(job.filter) as AuditExportFilter;

const NAMES = ['from', 'to', 'service', 'actor', 'action', 'game', 'object', 'text'] as const;

export function askedRows(body: AuditExportBody): AskedRows {
  const given = NAMES.map((name) => [name, body[name]]).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as AskedRows;
}

type Trace = Pick<AuditEntry, 'action' | 'actor_kind' | 'actor' | 'rid' | 'address'>;

export const auditOfExport = (by: Trace, id: number, games: string[] | '*', detail: object): AuditEntry => ({
  ...by,
  game_id: games !== '*' && games.length === 1 ? (games[0] ?? '') : '',
  object: `export:${id}`,
  detail: JSON.stringify({ kind: AUDIT_EXPORT, ...detail }),
});

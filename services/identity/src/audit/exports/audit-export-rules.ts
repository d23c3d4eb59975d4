import type { AuditExportRow } from '@hub/contracts/identity';
import { taipeiIso } from '@hub/contracts/shared';
import type { ExportRules } from '@hub/nest-kit/exports';
import { auditGames, mayHaveExport } from '../audit.policy.ts';
import { auditOfExport, filterOf } from './audit-export.ts';
import { auditExportView } from './audit-export.view.ts';

export const auditExports: ExportRules<AuditExportRow> = {
  view: auditExportView,
  mayAsk: (who) => void auditGames(who),
  mayHave: (who, job) => mayHaveExport(who, filterOf(job).games),
  trace: ({ who, rid, ip }, action, job) => {
    const by = { action, actor_kind: 'staff' as const, actor: who.login, rid, address: ip };
    const detail = action === 'export.download' ? { rows: job.rows_done } : {};
    return auditOfExport(by, job.id, filterOf(job).games ?? '*', detail);
  },
  fileName: (job) => `audit_${taipeiIso(job.asked_at).slice(0, 16).replaceAll(/[-:]/g, '')}.csv`,
};

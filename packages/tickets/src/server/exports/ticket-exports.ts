import type { ExportKind, ExportRow } from '@hub/contracts/tickets';
import type { ExportRules } from '@hub/nest-kit/exports';
import { auditOfExport } from './ask-export.ts';
import { mayHave } from './export.policy.ts';
import { exportView, filterOf } from './export.view.ts';

export const ticketExports: ExportRules<ExportRow> = {
  view: exportView,
  // Everybody of a desk sees the own list, which is empty where nothing may be asked for.
  mayAsk: () => undefined,
  mayHave: (who, job) => mayHave(who, job.kind as ExportKind, filterOf(job)),
  trace: (caller, action, job) => {
    const { id, kind, rows_done: rows, personal } = job;
    const detail = action === 'export.download' ? { kind, rows, personal: personal === 1 } : { kind };
    return auditOfExport(caller, action, id, detail, filterOf(job).games);
  },
  fileName: (job) => {
    const { from, until } = filterOf(job);
    return `${job.kind}_${from}_${until}.csv`;
  },
};

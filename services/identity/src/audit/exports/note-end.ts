import type { Tx } from '@hub/nest-kit/db';
import type { ExportEnd, ExportJob } from '@hub/nest-kit/exports';
import { auditOfExport, filterOf } from './audit-export.ts';

/** That a file is there, and what it hashes to, or that there will be none: in the audit with the end itself. */
export async function noteEnd(tx: Tx, job: ExportJob, end: ExportEnd): Promise<void> {
  const rows: { filter: string }[] = await tx.manager.query('SELECT filter FROM export_job WHERE id = ?', [job.id]);
  const { games, rid } = filterOf(rows[0] ?? job);
  const action = 'fault' in end ? 'export.failed' : 'export.done';
  const by = { action, actor_kind: 'system' as const, actor: 'identity-worker', rid, address: '' };
  const { owner_name: asked_by } = job;
  await tx.audit(auditOfExport(by, job.id, games ?? '*', { asked_by, ...end }));
}

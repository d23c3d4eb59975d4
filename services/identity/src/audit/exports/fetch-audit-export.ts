import type { Readable } from 'node:stream';
import type { AuditExportListView, AuditExportView } from '@hub/contracts/identity';
import { taipeiIso } from '@hub/contracts/shared';
import type { Db } from '@hub/nest-kit/db';
import type { ExportBox, ExportJob } from '@hub/nest-kit/exports';
import { StoreAway } from '@hub/nest-kit/files';
import { ServiceResting, type StaffCaller } from '@hub/nest-kit/http';
import { AuditExportGone, AuditExportNotReady, AuditRowNotFound } from '../audit.errors.ts';
import { auditGames, mayHaveExport } from '../audit.policy.ts';
import { auditOfExport, filterOf } from './audit-export.ts';
import { auditExportView } from './audit-export.view.ts';

export type FetchedAudit = { stream: Readable; bytes: number; name: string };

/** What somebody does with the files they asked for. Those of others are not there. */
export class FetchAuditExport {
  constructor(
    private readonly db: Db,
    private readonly box: ExportBox,
  ) {}

  async list({ who }: StaffCaller, page: string | undefined): Promise<AuditExportListView> {
    auditGames(who);
    const before = Number(page);
    const { jobs, next } = await this.box.list(who.id, Number.isInteger(before) && before > 0 ? before : null);
    return { data: jobs.map(auditExportView), page: { next } };
  }

  async cancel(caller: StaffCaller, publicId: string): Promise<AuditExportView> {
    const job = await this.own(caller, publicId);
    await this.db.runTx(async (tx) => {
      if (await this.box.cancel(tx, job)) await tx.audit(this.trace(caller, 'export.cancel', job, {}));
    });
    return { data: auditExportView(await this.box.byId(job.id)) };
  }

  /** The roles of now decide. The audit has the download before its first byte. */
  async download(caller: StaffCaller, publicId: string): Promise<FetchedAudit> {
    const job = await this.own(caller, publicId);
    if (!mayHaveExport(caller.who, filterOf(job).games)) throw new AuditRowNotFound();
    if (job.state === 'waiting' || job.state === 'running') throw new AuditExportNotReady();
    const file = await this.opened(job);
    try {
      const trace = this.trace(caller, 'export.download', job, { rows: job.rows_done });
      await this.db.runTx((tx) => tx.audit(trace));
    } catch (error) {
      file.stream.destroy();
      throw error;
    }
    return { ...file, name: `audit_${taipeiIso(job.asked_at).slice(0, 16).replaceAll(/[-:]/g, '')}.csv` };
  }

  private trace({ who, rid, ip }: StaffCaller, action: string, job: ExportJob, detail: object) {
    const by = { action, actor_kind: 'staff' as const, actor: who.login, rid, address: ip };
    return auditOfExport(by, job.id, filterOf(job).games ?? '*', detail);
  }

  private async opened(job: ExportJob) {
    try {
      const file = await this.box.open(job);
      if (!file) throw new AuditExportGone();
      return file;
    } catch (error) {
      if (error instanceof StoreAway) throw new ServiceResting();
      throw error;
    }
  }

  private async own({ who }: StaffCaller, publicId: string): Promise<ExportJob> {
    const job = /^[0-9A-Z]{26}$/.test(publicId) ? await this.box.own(who.id, publicId) : null;
    if (!job) throw new AuditRowNotFound();
    return job;
  }
}

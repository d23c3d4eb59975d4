import type { Readable } from 'node:stream';
import type { AuditEntry } from '../audit/audit.ts';
import type { Db } from '../db/db.ts';
import { StoreUnavailable } from '../files/store/file-store.ts';
import { TemporarilyUnavailable, withheld } from '../http/app-error.ts';
import type { StaffCaller } from '../http/caller.ts';
import type { ExportRepository } from './export-repository.ts';
import type { ExportJob } from './export.entity.ts';
import { ExportGone, ExportNotFound, ExportNotReady } from './export.errors.ts';

export type FetchedExport = { stream: Readable; bytes: number; name: string };

export type ExportRules<Row> = {
  view(job: ExportJob): Row;
  mayHave(who: StaffCaller['who'], job: ExportJob): boolean;
  mayAsk(who: StaffCaller['who']): void;
  trace(caller: StaffCaller, action: 'export.cancel' | 'export.download', job: ExportJob): AuditEntry;
  fileName(job: ExportJob): string;
};

export class OwnExports<Row = unknown> {
  constructor(
    private readonly db: Db,
    private readonly box: ExportRepository,
    private readonly rules: ExportRules<Row>,
  ) {}

  async list({ who }: StaffCaller, page: string | undefined): Promise<{ data: Row[]; page: { next: string | null } }> {
    this.rules.mayAsk(who);
    const before = Number(page);
    const { jobs, next } = await this.box.list(who.id, Number.isInteger(before) && before > 0 ? before : null);
    return { data: jobs.map(this.rules.view), page: { next } };
  }

  async cancel(caller: StaffCaller, publicId: string): Promise<{ data: Row }> {
    const job = await this.own(caller, publicId);
    await this.db.runTx(async (tx) => {
      if (await this.box.cancel(tx, job)) await tx.audit(this.rules.trace(caller, 'export.cancel', job));
    });
    return { data: this.rules.view(await this.box.byId(job.id)) };
  }

  /** The roles of now decide. The audit has the download before its first byte. */
  async download(caller: StaffCaller, publicId: string): Promise<FetchedExport> {
    const job = await this.own(caller, publicId);
    if (!this.rules.mayHave(caller.who, job)) throw withheld(new ExportNotFound());
    if (job.state === 'waiting' || job.state === 'running') throw new ExportNotReady();
    const file = await this.opened(job);
    try {
      await this.db.runTx((tx) => tx.audit(this.rules.trace(caller, 'export.download', job)));
    } catch (error) {
      file.stream.destroy();
      throw error;
    }
    return { ...file, name: this.rules.fileName(job) };
  }

  private async opened(job: ExportJob) {
    try {
      const file = await this.box.open(job);
      if (!file) throw new ExportGone();
      return file;
    } catch (error) {
      if (error instanceof StoreUnavailable) throw new TemporarilyUnavailable();
      throw error;
    }
  }

  private async own({ who }: StaffCaller, publicId: string): Promise<ExportJob> {
    const job = /^[0-9A-Z]{26}$/.test(publicId) ? await this.box.own(who.id, publicId) : null;
    if (!job) throw new ExportNotFound();
    return job;
  }
}

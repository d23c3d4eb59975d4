import { Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';
import type { ExportKind, ExportListView, ExportView } from '@hub/contracts/tickets';
import { Db } from '@hub/nest-kit/db';
import { ExportBox, type ExportJob } from '@hub/nest-kit/exports';
import { StoreAway } from '@hub/nest-kit/files';
import { ServiceResting, type StaffCaller } from '@hub/nest-kit/http';
import { TicketNotFound } from '../ticket.errors.ts';
import { auditOfExport } from './ask-export.ts';
import { ExportGone, ExportNotReady } from './export.errors.ts';
import { mayHave } from './export.policy.ts';
import { exportView, filterOf } from './export.view.ts';

export type FetchedExport = { stream: Readable; bytes: number; name: string };

/** What somebody does with the exports they asked for. Those of others are not there. */
@Injectable()
export class FetchExport {
  constructor(
    private readonly db: Db,
    private readonly box: ExportBox,
  ) {}

  async list({ who }: StaffCaller, page: string | undefined): Promise<ExportListView> {
    const before = Number(page);
    const { jobs, next } = await this.box.list(who.id, Number.isInteger(before) && before > 0 ? before : null);
    return { data: jobs.map(exportView), page: { next } };
  }

  async cancel(caller: StaffCaller, publicId: string): Promise<ExportView> {
    const job = await this.own(caller, publicId);
    await this.db.runTx(async (tx) => {
      if (!(await this.box.cancel(tx, job))) return;
      await tx.audit(auditOfExport(caller, 'export.cancel', job.id, { kind: job.kind }, filterOf(job).games));
    });
    return { data: exportView(await this.box.byId(job.id)) };
  }

  /** The roles of now decide. The audit has the download before its first byte. */
  async download(caller: StaffCaller, publicId: string): Promise<FetchedExport> {
    const job = await this.own(caller, publicId);
    const filter = filterOf(job);
    if (!mayHave(caller.who, job.kind as ExportKind, filter)) throw new TicketNotFound();
    if (job.state === 'waiting' || job.state === 'running') throw new ExportNotReady();
    const file = await this.opened(job);
    try {
      const detail = { kind: job.kind, rows: job.rows_done, personal: job.personal === 1 };
      await this.db.runTx((tx) => tx.audit(auditOfExport(caller, 'export.download', job.id, detail, filter.games)));
    } catch (error) {
      file.stream.destroy();
      throw error;
    }
    return { ...file, name: `${job.kind}_${filter.from}_${filter.until}.csv` };
  }

  private async opened(job: ExportJob) {
    try {
      const file = await this.box.open(job);
      if (!file) throw new ExportGone();
      return file;
    } catch (error) {
      if (error instanceof StoreAway) throw new ServiceResting();
      throw error;
    }
  }

  private async own({ who }: StaffCaller, publicId: string): Promise<ExportJob> {
    const job = /^[0-9A-Z]{26}$/.test(publicId) ? await this.box.own(who.id, publicId) : null;
    if (!job) throw new TicketNotFound();
    return job;
  }
}

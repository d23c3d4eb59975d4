import { Injectable } from '@nestjs/common';
import type { CodeExportBody, CodeExportView } from '@hub/contracts/events';
import { hashOfFields, runIdempotent, saveResult, Db, type IdempotentSubmit } from '@hub/nest-kit/db';
import { ExportRepository, type ExportJob } from '@hub/nest-kit/exports';
import type { StaffCaller } from '@hub/nest-kit/http';
import { mustKeepEvent } from '../../program/event.policy.ts';
import { FindEvents } from '../../program/find-events.ts';
import { codeExportAudit, codeExportView, type CodeExportFilter } from './code-export.ts';
import { batchForeign, exportsFull } from './desk.errors.ts';

/** Of one person. */
const AT_ONCE = 3;

/** Staff asks for the redemptions or locks of an event as a file. Once per submit; the audit has what and why first. */
@Injectable()
export class AskCodeExport {
  constructor(
    private readonly db: Db,
    private readonly box: ExportRepository,
    private readonly events: FindEvents,
  ) {}

  async run(caller: StaffCaller, body: CodeExportBody): Promise<CodeExportView> {
    const { who, key } = caller;
    const event = await this.events.row(who, body.event_id);
    mustKeepEvent(who, event.game_id);
    const { name: event_name, game_id: game } = event;
    if (body.batch) await this.demandBatch(event.id, body.batch);
    const filter = { event: event.id, event_name, game, batch: body.batch ?? null, reason: body.reason };
    const submit = key ? { scope: `event.export:staff.${who.id}`, key, hash: hashOfFields({ ...body }) } : null;
    const id = await runIdempotent(this.db.source, submit, () => this.store(caller, body, filter, submit));
    return { data: codeExportView(await this.box.byId(id)) };
  }

  private async demandBatch(event: number, batch: number): Promise<void> {
    const rows = await this.db.source.query<unknown[]>('SELECT id FROM serial_batch WHERE id = ? AND event_id = ?', [
      batch,
      event,
    ]);
    if (rows.length === 0) throw batchForeign();
  }

  private store(
    caller: StaffCaller,
    { kind, personal }: CodeExportBody,
    filter: CodeExportFilter,
    submit: IdempotentSubmit | null,
  ): Promise<number> {
    const owner = { id: caller.who.id, name: caller.who.name };
    return this.db.runTx(async (tx) => {
      const id = await this.box.ask(tx, { kind, owner, filter, personal: personal === '1', language: caller.language });
      if ((await this.box.underWay(tx, owner.id)).length > AT_ONCE) throw exportsFull(AT_ONCE);
      const [job] = await tx.manager.query<ExportJob[]>('SELECT * FROM export_job WHERE id = ?', [id]);
      await tx.audit(codeExportAudit(caller, 'event.export', job!));
      if (submit) await saveResult(tx, submit, id);
      return id;
    });
  }
}

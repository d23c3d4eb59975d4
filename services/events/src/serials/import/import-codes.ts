import { Injectable } from '@nestjs/common';
import { codeEditors, importBody, type SerialBatch } from '@hub/contracts/events';
import { BulkRepository } from '@hub/nest-kit/bulk';
import { Db, isDuplicate, runIdempotent, saveResult } from '@hub/nest-kit/db';
import { checked, type StaffCaller, type Upload } from '@hub/nest-kit/http';
import { FindSerialBatches } from '../desk/find-serial-batches.ts';
import { addBatch, eventFor } from '../make/new-batch.ts';
import { submitOf } from '../make/order-codes.ts';
import { serialAudit } from '../serials.audit.ts';
import { fileNeeded, fileSame } from '../serials.errors.ts';
import { mustHold } from '../serials.policy.ts';
import { SERIALS } from './serial-kind.ts';

/** Takes a file of codes: it is sealed and waits for the worker. The same file of the same event is taken once. */
@Injectable()
export class ImportCodes {
  constructor(
    private readonly db: Db,
    private readonly bulk: BulkRepository,
    private readonly find: FindSerialBatches,
  ) {}

  async run(caller: StaffCaller, upload: Upload): Promise<SerialBatch> {
    const { who } = caller;
    // Before a byte of the file is read.
    mustHold(who, codeEditors);
    const { fields, files } = await upload.read();
    const body = await checked(importBody, fields);
    const [file] = files;
    if (!file) throw fileNeeded();
    const event = await eventFor(this.db.source, who, body.event_id, body.category_id);
    const submit = submitOf(caller, 'serial.import', { ...body, sha256: file.sha256 });
    const sha256 = Buffer.from(file.sha256, 'hex');
    const id = await runIdempotent(this.db.source, submit, async () => {
      const same = await this.holder(event.id, sha256);
      if (same !== null) throw fileSame(same);
      const sealed = await this.bulk.seal(file.path);
      const batch = { event, category: body.category_id, kind: 'imported' as const, name: body.name, who };
      try {
        return await this.db.runTx(async (tx) => {
          const made = await addBatch(tx, { ...batch, file: { name: file.name, sha256 } });
          await this.bulk.add(tx, { kind: SERIALS, subject: made, ...sealed });
          const after = { ...body, file_name: file.name, file_sha256: file.sha256, bytes: file.bytes };
          await tx.audit(serialAudit(caller, 'serial.import', { id: made, game_id: event.game_id }, { after }));
          await saveResult(tx, submit, made);
          return made;
        });
      } catch (error) {
        // The file stays: the batch may be there although its answer was lost. Without a row it goes with the orphans.
        if (isDuplicate(error, 'serial_batch_file')) throw fileSame((await this.holder(event.id, sha256)) ?? 0);
        throw error;
      }
    });
    return this.find.one(who, id);
  }

  private async holder(event: number, sha256: Buffer): Promise<number | null> {
    const [row] = await this.db.source.query<{ id: number }[]>(
      'SELECT id FROM serial_batch WHERE event_id = ? AND file_hold = ?',
      [event, sha256],
    );
    return row?.id ?? null;
  }
}

import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { faultOfCode, inFours, isInFours, normalCode, type SerialBatch } from '@hub/contracts/events';
import { requestApproval } from '@hub/nest-kit/approval';
import { BulkRepository, type BulkJob } from '@hub/nest-kit/bulk';
import { Db, hashOfFields, runIdempotent, saveResult } from '@hub/nest-kit/db';
import { BOM, csvLines } from '@hub/nest-kit/exports';
import { StoreUnavailable } from '@hub/nest-kit/files';
import { TemporarilyUnavailable, type StaffCaller } from '@hub/nest-kit/http';
import { CodeKeys } from '../../code-keys.ts';
import { codeColumn } from '../import/serial-rows.ts';
import { SERIALS, serialLimits } from '../import/serial-kind.ts';
import { serialAudit } from '../serials.audit.ts';
import { serialState, unusedGone } from '../serials.errors.ts';
import { allows, mayFetch, mustKeep } from '../serials.policy.ts';
import { DownloadEnd } from './download-end.ts';
import { FindSerialBatches } from './find-serial-batches.ts';
import { serialDownload } from './serial-download.kind.ts';
import type { ShownBatch } from './serial-batch.view.ts';

const PORTION = 1000;

/** The codes of a batch that nobody used yet, as a text: asked for by one, agreed to by another, fetched once. */
@Injectable()
export class UnusedCodes {
  constructor(
    private readonly db: Db,
    private readonly bulk: BulkRepository,
    private readonly keys: CodeKeys,
    private readonly find: FindSerialBatches,
    private readonly end: DownloadEnd,
  ) {}

  async ask(caller: StaffCaller, id: number, reason: string): Promise<SerialBatch> {
    const { who, key } = caller;
    const row = await this.find.row(who, id);
    mustKeep(who, row.game_id);
    const submit = key ? { scope: `serial.unused:${id}:staff.${who.id}`, key, hash: hashOfFields({ reason }) } : null;
    await runIdempotent(this.db.source, submit, async () => {
      if (!allows('unused', row)) throw serialState();
      return this.db.runTx(async (tx) => {
        const made = await requestApproval(tx, serialDownload, caller, {
          subject: String(id),
          object: `serial-batch:${id}`,
          game: row.game_id,
          after: { batch: `${row.event_name} · ${row.name}`, state: row.state, downloaded: '1', fetched_by: who.name },
          change: { batch: id },
          reason,
        });
        if (submit) await saveResult(tx, submit, made);
        return made;
      });
    });
    return this.find.one(who, id);
  }

  /** For whoever asked, not twice at a time. `sent` is told once the line is closed: only then it is counted. */
  async fetch(caller: StaffCaller, id: number): Promise<{ lines: Readable; sent: (whole: boolean) => Promise<void> }> {
    const row = await this.find.row(caller.who, id);
    mustKeep(caller.who, row.game_id);
    const job = await this.bulk.of(SERIALS, id);
    if (!job || !mayFetch(row, caller.who.id)) throw unusedGone();
    await this.mustBeThere(job);
    const at = await this.db.runTx(async (tx) => {
      const taken: { affectedRows: number } = await tx.manager.query(
        `UPDATE serial_batch SET downloaded_at = NOW(3), version = version + 1
          WHERE id = ? AND downloaded_at IS NULL AND download_for = ? AND download_until > NOW(3)`,
        [id, caller.who.id],
      );
      if (taken.affectedRows !== 1) throw unusedGone();
      await tx.audit(serialAudit(caller, 'serial.download', row, { unused: row.codes - row.used }));
      const [mark] = await tx.manager.query<{ downloaded_at: Date }[]>(
        'SELECT downloaded_at FROM serial_batch WHERE id = ?',
        [id],
      );
      return mark!.downloaded_at;
    });
    return {
      lines: Readable.from(this.lines(row, job), { objectMode: false }),
      sent: (whole) => this.end.note({ batch: id, at, job }, whole),
    };
  }

  private async mustBeThere({ file_key }: BulkJob): Promise<void> {
    try {
      if (file_key && (await this.bulk.files.store.exists(file_key))) return;
    } catch (error) {
      throw error instanceof StoreUnavailable ? new TemporarilyUnavailable() : error;
    }
    throw unusedGone();
  }

  private async *lines(batch: ShownBatch, job: BulkJob): AsyncGenerator<string> {
    let at = -1;
    // As a file that names them: whoever hands codes out has to know what they bring.
    const several = (batch.rewards ?? []).length > 1;
    yield BOM + csvLines([several ? ['serial_no', 'category_code', 'reward'] : ['serial_no']]);
    for await (const rows of this.bulk.files.rows(job, serialLimits.bytes)) {
      if (at < 0) at = codeColumn(rows.shift()?.cells ?? []);
      const codes = rows.map(({ cells }) => normalCode(cells[at] ?? '')).filter((code) => !faultOfCode(code));
      for (let from = 0; from < codes.length; from += PORTION)
        yield await this.unusedOf(batch, codes.slice(from, from + PORTION));
    }
  }

  private async unusedOf({ id, kind, rewards }: ShownBatch, codes: string[]): Promise<string> {
    const macs = new Map(codes.map((code) => [this.keys.macOf(code).toString('hex'), code]));
    const rows = await this.db.source.query<{ code_mac: Buffer; category_id: number }[]>(
      'SELECT code_mac, category_id FROM serial_code WHERE code_mac IN (?) AND batch_id = ? AND used = 0',
      [[...macs.keys()].map((mac) => Buffer.from(mac, 'hex')), id],
    );
    const unused = new Map(rows.map(({ code_mac, category_id }) => [code_mac.toString('hex'), category_id]));
    const several = (rewards ?? []).length > 1;
    return csvLines(
      [...macs].flatMap(([mac, code]) => {
        const category = unused.get(mac);
        if (category === undefined) return [];
        // As players are to hold them, and as the site shows them.
        const shown = isInFours(kind, code) ? inFours(code) : code;
        const reward = rewards?.find(({ id: one }) => one === category);
        return [several ? [shown, reward?.place ?? '', reward?.title ?? ''] : [shown]];
      }),
    );
  }
}

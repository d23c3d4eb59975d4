import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { eventsTexts, rowFaultText, type RowFault } from '@hub/contracts/events';
import { sentenceOf } from '@hub/contracts/shared';
import { Db } from '@hub/nest-kit/db';
import { BOM, csvLines } from '@hub/nest-kit/exports';
import type { StaffCaller } from '@hub/nest-kit/http';
import { serialAudit } from '../serials.audit.ts';
import { serialState } from '../serials.errors.ts';
import { allows, mustKeep } from '../serials.policy.ts';
import { FindSerialBatches } from './find-serial-batches.ts';

const PAGE = 5000;
/** The columns of an import are there, so that the mended file can be sent again. */
const HEAD = ['line', 'serial_no', 'category_code', 'reason'];

type Fault = { line: number; fault: RowFault; cell: string; place: number | null };

/** The faulty rows of a file, in its order. Its words are those of the partners who mend it: Traditional Chinese. */
@Injectable()
export class ErrorLines {
  constructor(
    private readonly db: Db,
    private readonly find: FindSerialBatches,
  ) {}

  async run(caller: StaffCaller, id: number): Promise<Readable> {
    const row = await this.find.row(caller.who, id);
    mustKeep(caller.who, row.game_id);
    if (!allows('errors', row)) throw serialState();
    await this.db.runTx((tx) => tx.audit(serialAudit(caller, 'serial.errors', row, {})));
    return Readable.from(this.lines(id), { objectMode: false });
  }

  private async *lines(batch: number): AsyncGenerator<string> {
    yield BOM + csvLines([HEAD]);
    for (let after = 0; ;) {
      const rows = await this.db.source.query<Fault[]>(
        `SELECT line, fault, cell, place FROM serial_fault WHERE batch_id = ? AND line > ? ORDER BY line LIMIT ${PAGE}`,
        [batch, after],
      );
      if (rows.length > 0) yield csvLines(rows.map(cellsOf));
      if (rows.length < PAGE) return;
      after = rows.at(-1)?.line ?? 0;
    }
  }
}

function cellsOf({ line, fault, cell, place }: Fault) {
  const [code, category] = fault === 'bad_category' ? ['', cell] : [cell, place ?? ''];
  return [line, code, category, sentenceOf(eventsTexts, rowFaultText[fault], 'zh-TW')];
}

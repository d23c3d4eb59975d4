import { Injectable } from '@nestjs/common';
import { codeReaders, type SerialBatch, type SerialBatchesQuery, type SerialBatchesView } from '@hub/contracts/events';
import type { StaffPrincipal } from '@hub/contracts/shared';
import { Db } from '@hub/nest-kit/db';
import { limitedReads } from '../../deliveries/limited-reads.ts';
import { mustHold, mustSeeBatch } from '../serials.policy.ts';
import { BATCHES, serialBatchView, type ShownBatch } from './serial-batch.view.ts';

const PAGE = 25;
const LONGEST_MS = 3000;

@Injectable()
export class FindSerialBatches {
  constructor(private readonly db: Db) {}

  async list(who: StaffPrincipal, { event_id, state, kind, page }: SerialBatchesQuery): Promise<SerialBatchesView> {
    const games = mustHold(who, codeReaders);
    const wanted: [string, unknown][] = [];
    if (games !== '*') wanted.push(['b.game_id IN (?)', games]);
    if (event_id) wanted.push(['b.event_id = ?', event_id]);
    if (state) wanted.push(['b.state = ?', state]);
    if (kind) wanted.push(['b.kind = ?', kind]);
    if (page) wanted.push(['b.id < ?', page]);
    const where = wanted.length > 0 ? `WHERE ${wanted.map(([sql]) => sql).join(' AND ')}` : '';
    const rows = await limitedReads(this.db.source, LONGEST_MS)<ShownBatch>(
      `${BATCHES} ${where} ORDER BY b.id DESC LIMIT ${PAGE + 1}`,
      wanted.map(([, value]) => value),
    );
    const shown = rows.slice(0, PAGE);
    return {
      data: shown.map((row) => serialBatchView(row, who)),
      page: { next: rows.length > PAGE ? String(shown.at(-1)?.id) : null },
    };
  }

  async one(who: StaffPrincipal, id: number): Promise<SerialBatch> {
    return serialBatchView(await this.row(who, id), who);
  }

  async row(who: StaffPrincipal, id: number): Promise<ShownBatch> {
    const [row] = Number.isSafeInteger(id)
      ? await limitedReads(this.db.source, LONGEST_MS)<ShownBatch>(`${BATCHES} WHERE b.id = ?`, [id])
      : [];
    mustSeeBatch(who, row?.game_id);
    return row as ShownBatch;
  }
}

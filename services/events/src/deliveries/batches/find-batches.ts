import { Injectable } from '@nestjs/common';
import type { BatchesQuery, BatchesView, BatchRow } from '@hub/contracts/events';
import { taipeiIso } from '@hub/contracts/shared';
import { Db } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { batchAbsent } from '../delivery.errors.ts';
import { seenGames } from '../delivery.policy.ts';
import { batchRelease } from './batch-release.kind.ts';
import type { DeliveryBatch } from './delivery-batch.entity.ts';

const PAGE = 25;

type Row = DeliveryBatch & { deadline_at: Date | null; approval: number | null };

const COLUMNS = `b.*,
  (SELECT MIN(d.deadline_at) FROM delivery d WHERE d.batch_id = b.id AND d.state = 'queued') AS deadline_at,
  (SELECT MAX(a.id) FROM approval a WHERE a.open_key = CONCAT('${batchRelease.name}:', b.id) AND a.expires_at > NOW(3))
    AS approval`;

const STATES: Record<string, string> = {
  waiting: 'b.arming IS NULL AND b.waiting > 0',
  leaving: 'b.arming = 1',
  released: 'b.arming IS NULL AND b.waiting <= 0',
};

export function batchView(row: Row): BatchRow {
  return {
    id: row.id,
    game_id: row.game_id,
    name: row.name,
    state: row.arming ? 'leaving' : row.waiting > 0 ? 'waiting' : 'released',
    waiting: Math.max(0, row.waiting),
    deadline_at: row.deadline_at && taipeiIso(row.deadline_at),
    first_at: taipeiIso(row.created_at),
    released_at: row.released_at && taipeiIso(row.released_at),
    released_by: row.released_by,
    approval: row.approval,
  };
}

/** The batches of the reader's games, the newest first. */
@Injectable()
export class FindBatches {
  constructor(private readonly db: Db) {}

  async list({ who }: StaffCaller, { game_id, state, page }: BatchesQuery): Promise<BatchesView> {
    const games = await seenGames(this.db.source, who, game_id);
    if (games.length === 0) return { data: [], page: { next: null } };
    const rows = await this.db.source.query<Row[]>(
      `SELECT ${COLUMNS} FROM delivery_batch b WHERE b.game_id IN (?)${state ? ` AND ${STATES[state]}` : ''}
        ${page ? 'AND b.id < ?' : ''} ORDER BY b.id DESC LIMIT ${PAGE + 1}`,
      [games, ...(page ? [page] : [])],
    );
    const shown = rows.slice(0, PAGE);
    return {
      data: shown.map(batchView),
      page: { next: rows.length > PAGE ? String(shown.at(-1)?.id) : null },
    };
  }

  async one(id: number): Promise<Row> {
    const [row] = Number.isSafeInteger(id)
      ? await this.db.source.query<Row[]>(`SELECT ${COLUMNS} FROM delivery_batch b WHERE b.id = ?`, [id])
      : [];
    if (!row) throw batchAbsent();
    return row;
  }
}

import { Injectable } from '@nestjs/common';
import { deliveryReaders, type BatchesQuery, type BatchesView, type BatchRow } from '@hub/contracts/events';
import { staffMay, taipeiIso, type StaffPrincipal } from '@hub/contracts/shared';
import { Db } from '@hub/nest-kit/db';
import { withheld, type StaffCaller } from '@hub/nest-kit/http';
import { batchAbsent } from '../delivery.errors.ts';
import { seenGames } from '../delivery.policy.ts';
import { limitedReads } from '../limited-reads.ts';
import { batchRelease } from './batch-release.kind.ts';
import type { DeliveryBatch } from './delivery-batch.entity.ts';

const PAGE = 25;
const LONGEST_MS = 3000;

type Row = Omit<DeliveryBatch, 'waiting' | 'upto'> & { waiting: string; approval: number | null };

/** What is kept, and the moves that are not in it yet: both change in one transaction, so the sum is always right. */
const WAITING = 'b.waiting + COALESCE(m.held, 0)';
const FROM = `FROM delivery_batch b LEFT JOIN (
    SELECT batch_id, SUM(held_step) AS held FROM delivery_move WHERE held_step <> 0 GROUP BY batch_id
  ) m ON m.batch_id = b.id`;
const COLUMNS = `b.id, b.game_id, b.name, ${WAITING} AS waiting, b.deadline_at, b.arming, b.released_at, b.released_by,
  b.created_at,
  (SELECT MAX(a.id) FROM approval a WHERE a.open_key = CONCAT('${batchRelease.name}:', b.id) AND a.expires_at > NOW(3))
    AS approval`;

const STATES: Record<string, string> = {
  waiting: `b.arming IS NULL AND ${WAITING} > 0`,
  leaving: 'b.arming = 1',
  released: `b.arming IS NULL AND ${WAITING} <= 0`,
};

function batchView(row: Row): BatchRow {
  const waiting = Math.max(0, Number(row.waiting));
  const state = row.arming ? 'leaving' : waiting > 0 ? 'waiting' : 'released';
  return {
    id: row.id,
    game_id: row.game_id,
    name: row.name,
    state,
    waiting,
    deadline_at: state === 'released' || row.deadline_at === null ? null : taipeiIso(row.deadline_at),
    first_at: taipeiIso(row.created_at),
    released_at: row.released_at && taipeiIso(row.released_at),
    released_by: row.released_by,
    approval: row.approval,
  };
}

@Injectable()
export class FindBatches {
  constructor(private readonly db: Db) {}

  async list({ who }: StaffCaller, { game_id, state, page }: BatchesQuery): Promise<BatchesView> {
    const games = await seenGames(this.db.source, who, game_id);
    if (games.length === 0) return { data: [], page: { next: null } };
    const rows = await limitedReads(this.db.source, LONGEST_MS)<Row>(
      `SELECT ${COLUMNS} ${FROM} WHERE b.game_id IN (?)${state ? ` AND ${STATES[state]}` : ''}
        ${page ? 'AND b.id < ?' : ''} ORDER BY b.id DESC LIMIT ${PAGE + 1}`,
      [games, ...(page ? [page] : [])],
    );
    const shown = rows.slice(0, PAGE);
    return {
      data: shown.map(batchView),
      page: { next: rows.length > PAGE ? String(shown.at(-1)?.id) : null },
    };
  }

  async one(who: StaffPrincipal, id: number): Promise<BatchRow> {
    const read = limitedReads(this.db.source, LONGEST_MS);
    const [row] = await read<Row>(`SELECT ${COLUMNS} ${FROM} WHERE b.id = ?`, [id]);
    if (!row) throw batchAbsent();
    if (!staffMay(who, deliveryReaders, row.game_id)) throw withheld(batchAbsent());
    return batchView(row);
  }
}

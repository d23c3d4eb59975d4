import { taipeiIso } from '@hub/contracts/shared';
import type { DeliverySum } from '@hub/contracts/events';
import type { EntityManager } from 'typeorm';
import type { Db } from '@hub/nest-kit/db';
import type { DeliveryMove } from '../delivery-count.entity.ts';

const BATCH = 2000;

class Sums {
  private readonly rows = new Map<string, { key: (string | number)[]; many: number }>();

  add(key: (string | number)[], many: number): void {
    if (many === 0) return;
    const name = JSON.stringify(key);
    const row = this.rows.get(name) ?? { key, many: 0 };
    row.many += many;
    this.rows.set(name, row);
  }

  /** Always in the same order, so that two who write never wait for each other in a circle. */
  values(): (string | number)[][] {
    return [...this.rows.entries()]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([, { key, many }]) => [...key, many]);
  }
}

const figuresOf = (move: DeliveryMove): [DeliverySum, number][] => {
  const entered = (state: string, many = move.many): number =>
    move.to_state === state && move.from_state !== state ? many : 0;
  return [
    ['queued', move.from_state === '' ? move.many : 0],
    ['delivered', entered('delivered')],
    ['in_time', entered('delivered', move.in_time)],
    ['late', Math.max(0, move.late_step)],
    ['rejected', entered('rejected')],
    ['manual', entered('manual')],
    ['unclear', move.unclear],
  ];
};

/** Brings moves into counts, figures and batches, each once; returns how many. Of all processes one does it at a time. */
export function foldMoves(db: Db): Promise<number> {
  return db.runTx(async ({ manager }) => {
    await manager.query('INSERT INTO delivery_turn VALUES (1, NOW(3)) ON DUPLICATE KEY UPDATE taken_at = NOW(3)');
    // What is not committed yet has a lock: it is left for the next turn.
    const moves = await manager.query<DeliveryMove[]>(
      `SELECT * FROM delivery_move ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
    );
    if (moves.length === 0) return 0;
    await writeCounts(manager, moves);
    await writeFigures(manager, moves);
    await writeBatches(manager, moves);
    await manager.query('DELETE FROM delivery_move WHERE id IN (?)', [moves.map(({ id }) => id)]);
    return moves.length;
  });
}

async function writeCounts(manager: EntityManager, moves: readonly DeliveryMove[]): Promise<void> {
  const sums = new Sums();
  for (const { game_id, source, from_state, to_state, many, late_step } of moves) {
    if (from_state !== to_state) {
      if (from_state) sums.add([game_id, source, from_state], -many);
      sums.add([game_id, source, to_state], many);
    }
    sums.add([game_id, source, 'late'], late_step);
  }
  const rows = sums.values();
  if (rows.length === 0) return;
  await manager.query(
    `INSERT INTO delivery_count (game_id, source, state, many) VALUES ?
      ON DUPLICATE KEY UPDATE many = many + VALUES(many)`,
    [rows],
  );
}

async function writeFigures(manager: EntityManager, moves: readonly DeliveryMove[]): Promise<void> {
  const sums = new Sums();
  for (const move of moves) {
    const hour = taipeiIso(move.at).slice(0, 13);
    for (const at of [hour, hour.slice(0, 10)])
      for (const [name, many] of figuresOf(move)) sums.add([name, move.game_id, at, move.source], many);
  }
  const byName = Map.groupBy(sums.values(), ([name]) => name as DeliverySum);
  for (const [name, rows] of byName)
    await manager.query(
      `INSERT INTO delivery_figure (game_id, at, source, ${name}) VALUES ?
        ON DUPLICATE KEY UPDATE ${name} = ${name} + VALUES(${name})`,
      [rows.map(([, ...row]) => row)],
    );
}

async function writeBatches(manager: EntityManager, moves: readonly DeliveryMove[]): Promise<void> {
  const sums = new Sums();
  for (const { batch_id, held_step } of moves) if (batch_id) sums.add([batch_id], held_step);
  for (const [batch, many] of sums.values())
    await manager.query('UPDATE delivery_batch SET waiting = waiting + ? WHERE id = ?', [many, batch]);
}

import type { SerialBatchKind } from '@hub/contracts/events';
import type { StaffPrincipal } from '@hub/contracts/shared';
import type { Tx } from '@hub/nest-kit/db';
import { ABSENT } from '@hub/nest-kit/moves';
import type { EntityManager } from 'typeorm';
import { mustKeep } from '../serials.policy.ts';
import { categoryNeeded, eventAbsent } from '../serials.errors.ts';
import { serialMoves } from '../serials.moves.ts';
import { noteRewards } from './batch-rewards.ts';

/** What a batch has to know of its event. `draft`: JSON of what stands on the form. */
export type EventOfBatch = { id: number; game_id: string; keyword: number; draft: string };

type Reader = Pick<EntityManager, 'query'>;

const EVENT = 'SELECT id, game_id, keyword, draft FROM event WHERE id = ? AND removed_at IS NULL';

export async function eventFor(
  reader: Reader,
  who: StaffPrincipal,
  event: number,
  category: number,
): Promise<EventOfBatch> {
  const [found]: EventOfBatch[] = await reader.query(EVENT, [event]);
  if (!found) throw eventAbsent();
  mustKeep(who, found.game_id);
  await demandCategory(reader, event, category);
  return found;
}

async function demandCategory(reader: Reader, event: number, category: number): Promise<void> {
  const there: unknown[] = await reader.query('SELECT id FROM event_category WHERE id = ? AND event_id = ?', [
    category,
    event,
  ]);
  if (there.length === 0) throw categoryNeeded();
}

/** Until the end of the transaction nobody changes the event, as it is now, or removes this category. */
async function holdEvent({ manager }: Tx, event: number, category: number): Promise<EventOfBatch> {
  const [held]: EventOfBatch[] = await manager.query(`${EVENT} LOCK IN SHARE MODE`, [event]);
  if (!held) throw eventAbsent();
  await demandCategory(manager, event, category);
  return held;
}

export type NewBatch = {
  event: EventOfBatch;
  category: number;
  kind: SerialBatchKind;
  name: string;
  who: StaffPrincipal;
  cap?: number;
  length?: number;
  file?: { name: string; sha256: Buffer };
};

export async function addBatch(
  tx: Tx,
  { event, category, kind, name, who, cap, length, file }: NewBatch,
): Promise<number> {
  const ready = kind === 'keyword';
  serialMoves.demand('make', 'desk', ABSENT, ready ? 'ready' : 'waiting');
  const held = await holdEvent(tx, event.id, category);
  const made: { insertId: number } = await tx.manager.query(
    `INSERT INTO serial_batch (event_id, category_id, game_id, kind, name, state, file_name, file_sha256, file_hold, codes,
        cap, code_length, made_by, made_by_id, ready_at)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, IF(?, NOW(3), NULL))`,
    [
      event.id,
      category,
      event.game_id,
      kind,
      name,
      ready ? 'ready' : 'waiting',
      file?.name ?? '',
      file?.sha256 ?? null,
      file?.sha256 ?? null,
      ready ? 1 : 0,
      cap ?? null,
      length ?? null,
      who.name,
      who.id,
      ready,
    ],
  );
  await noteRewards(tx, made.insertId, { event: held, kind, category });
  return made.insertId;
}

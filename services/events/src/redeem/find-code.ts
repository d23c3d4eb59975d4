import type { SerialBatchKind, SerialBatchState } from '@hub/contracts/events';
import type { EntityManager } from 'typeorm';

/** A code of an event, and where its batch is. */
export type FoundCode = {
  id: number;
  category_id: number;
  batch_id: number;
  used: number;
  cap: number;
  claimed_by: string | null;
  kind: SerialBatchKind;
  batch_state: SerialBatchState;
};

/** Only the code is locked: a subquery waits for nobody, so that all who redeem do not meet at their batch's row. */
const CODE = `SELECT c.id, c.category_id, c.batch_id, c.used, c.cap, c.claimed_by,
    (SELECT b.kind FROM serial_batch b WHERE b.id = c.batch_id) AS kind,
    (SELECT b.state FROM serial_batch b WHERE b.id = c.batch_id) AS batch_state
  FROM serial_code c WHERE c.code_mac = ? AND c.event_id = ?`;

/** The same, kept from everybody else until the end of the transaction. */
export const LOCK_CODE = `${CODE} FOR UPDATE`;

export const findCode = async (manager: EntityManager, event: number, mac: Buffer): Promise<FoundCode | null> =>
  (await manager.query<FoundCode[]>(CODE, [mac, event]))[0] ?? null;

export const lockCode = async (manager: EntityManager, event: number, mac: Buffer): Promise<FoundCode | null> =>
  (await manager.query<FoundCode[]>(LOCK_CODE, [mac, event]))[0] ?? null;

/** Is this a code of some other event? */
export const isElsewhere = async (manager: EntityManager, mac: Buffer): Promise<boolean> =>
  (await manager.query<unknown[]>('SELECT 1 FROM serial_code WHERE code_mac = ? LIMIT 1', [mac])).length > 0;

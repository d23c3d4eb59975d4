import { settingOf, type Tx } from '@hub/nest-kit/db';
import { serialMoves, type SerialMove, type SerialParty } from './serials.moves.ts';
import type { SerialBatchRow } from './serial.entity.ts';

/** What of a batch changes when its codes are good. */
export const OPENED = { codes: () => 'accepted', ready_at: () => 'NOW(3)' };

export type BatchColumns = { readonly [Name in keyof SerialBatchRow]?: SerialBatchRow[Name] | (() => string) };
type Batch = Pick<SerialBatchRow, 'id'> & Partial<Pick<SerialBatchRow, 'version'>>;

/** No further than `version` where named; false in a state that takes no such move, or at another version. */
export async function moveBatch(
  { manager }: Pick<Tx, 'manager'>,
  { id, version }: Batch,
  move: Exclude<SerialMove, 'make'>,
  by: SerialParty,
  columns: BatchColumns = {},
): Promise<boolean> {
  const from = serialMoves.sources(move);
  const state = serialMoves.after(move, from[0]!);
  for (const one of from) serialMoves.demand(move, by, one, state);
  const next = serialMoves.table[move].emits.version ? { version: () => 'version + 1' } : {};
  const { sets, values } = settingOf({ state, ...columns, ...next });
  const seen = version === undefined ? '' : ' AND version = ?';
  const moved: { affectedRows: number } = await manager.query(
    `UPDATE serial_batch SET ${sets} WHERE id = ? AND state IN (?)${seen}`,
    [...values, id, from, ...(version === undefined ? [] : [version])],
  );
  return moved.affectedRows === 1;
}

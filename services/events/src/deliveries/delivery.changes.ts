import type { DeliveryState, RecallResult } from '@hub/contracts/events';
import type { StaffCaller } from '@hub/nest-kit/http';
import type { Delivery } from './delivery.entity.ts';
import type { DeliveryEmits, DeliveryMove, DeliveryParty, DeliveryTable } from './delivery.moves.ts';

type EmitsOf<M extends DeliveryMove> = DeliveryTable[M]['emits'];
/** `due_at` null at one that waits for the release of its batch. */
type Row = Pick<Delivery, 'id' | 'game_id' | 'source' | 'state'> &
  Partial<Pick<Delivery, 'batch_id' | 'due_at' | 'late' | 'mail_id' | 'asked_by'>>;

/** Columns and what they get; a function gives SQL. */
export type DeliveryColumns = { readonly [Name in keyof Delivery]?: Delivery[Name] | (() => string) };

/**
 * `to` where the move leads to more than one; `set`: what else becomes of the row, the same object for those that may be
 * written together; `partnerMailId`: the game's own name of it. `note`: what the way of the delivery says of the move.
 * `counted`: what the figures want to know and the row does not tell.
 */
type More = {
  to?: DeliveryState;
  set?: DeliveryColumns;
  partnerMailId?: string;
  note?: string;
  counted?: { inTime?: boolean; unclear?: boolean };
  told?: { error?: string; replacedBy?: string };
};
/** `answered`: what the game said to it. */
type OfDesk = { by: StaffCaller; reason: string; after: object; answered?: RecallResult };

/** A move of one delivery whose row the transaction has locked. */
export type DeliveryChangeOf<M extends DeliveryMove> = M extends DeliveryMove
  ? More & { move: M } & (EmitsOf<M>['told'] extends string
        ? { row: Row & Pick<Delivery, 'late' | 'mail_id' | 'asked_by'> }
        : { row: Row }) &
      (EmitsOf<M>['audit'] extends string ? OfDesk : { by: DeliveryTable[M]['who'][number] })
  : never;
export type DeliveryChange = DeliveryChangeOf<Exclude<DeliveryMove, 'ask'>>;

/** A move as its listeners see it, after the row is written. `from` '': it was not there. */
export type DeliveryMoved = More &
  Partial<Omit<OfDesk, 'by'>> & {
    move: DeliveryMove;
    emits: DeliveryEmits;
    row: Row;
    from: DeliveryState | '';
    to: DeliveryState;
    by: StaffCaller | DeliveryParty;
  };

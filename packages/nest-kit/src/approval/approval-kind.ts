import type { StaffPrincipal } from '@hub/contracts/shared';
import type { Tx } from '../db/db.ts';
import type { StaffCaller } from '../http/caller.ts';

/** Plain values under the names of codes; null = there is none. */
export type ApprovalDetails = Record<string, string | null>;

export type ApprovalActor = { id: number; login: string; name: string };

/** Inside transactions: database work only. `askers`, `deciders`: games; `*` = all, and what belongs to none. */
export type ApprovalKind<Change = unknown> = {
  name: string;
  hours: number;
  askers(who: StaffPrincipal): string[] | '*';
  deciders(who: StaffPrincipal): string[] | '*';
  /** Where accounts are of the same database: may this person still? Throws `Forbidden`. Elsewhere identity is asked. */
  confirm?(tx: Tx, party: ApprovalActor): Promise<void>;
  /** May these two check each other? Throws why not. */
  independent?(tx: Tx, asker: ApprovalActor, decider: ApprovalActor): Promise<void>;
  /** What stands now, with the rows locked that `apply` will change. */
  now(tx: Tx, change: Change): Promise<ApprovalDetails>;
  apply(tx: Tx, change: Change, by: { approval: number; asker: ApprovalActor; caller: StaffCaller }): Promise<void>;
};

export type ApprovalRequest<Change = unknown> = {
  /** What it changes: one open request per kind and subject. Machine text. */
  subject: string;
  object: string;
  game: string;
  after: ApprovalDetails;
  change: Change;
  reason: string;
};

/** May somebody with these games do it at that one? What belongs to no game needs all of them. */
export const holds = (games: string[] | '*', game: string): boolean =>
  games === '*' || (game !== '' && games.includes(game));

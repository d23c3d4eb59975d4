import type { StaffPrincipal } from '@hub/contracts/shared';
import type { Tx } from '../db/db.ts';
import type { StaffCaller } from '../http/caller.ts';

/** What people compare before they decide: plain values under the names of codes. null = there is none. */
export type ApprovalDetails = Record<string, string | null>;

/** Somebody in an approval: the one who asked, or the one who decides. */
export type ApprovalActor = { id: number; login: string; name: string };

/**
 * A kind of change that needs a second person. All of it runs inside transactions: database work only.
 * `askers`, `deciders`: the games at which somebody may ask or decide, `*` = all of them and what belongs to no game.
 */
export type ApprovalKind<Change = unknown> = {
  name: string;
  hours: number;
  askers(who: StaffPrincipal): string[] | '*';
  deciders(who: StaffPrincipal): string[] | '*';
  /** Asks the database again: is this person, at this moment, still somebody who may? Throws `Forbidden`. */
  confirm?(tx: Tx, party: ApprovalActor): Promise<void>;
  /** May these two check each other? Throws why not. */
  independent?(tx: Tx, asker: ApprovalActor, decider: ApprovalActor): Promise<void>;
  /** What stands now, with the rows locked that `apply` will change. */
  now(tx: Tx, change: Change): Promise<ApprovalDetails>;
  /** Carries the change out, once. */
  apply(tx: Tx, change: Change, by: { approval: number; asker: ApprovalActor; caller: StaffCaller }): Promise<void>;
};

/** A request as its use case makes it; `after` is compared by people, `change` is carried out. */
export type ApprovalRequest<Change = unknown> = {
  /** What it changes: one open request per kind and subject. Machine text. */
  subject: string;
  /** As in the audit: `kid:h73-2`. */
  object: string;
  game: string;
  after: ApprovalDetails;
  change: Change;
  reason: string;
};

/** May somebody with these games do it at that one? What belongs to no game needs all of them. */
export const holds = (games: string[] | '*', game: string): boolean =>
  games === '*' || (game !== '' && games.includes(game));

import type { StaffPrincipal } from '@hub/contracts/shared';
import { Forbidden } from '../http/app-error.ts';
import type { Db, Tx } from '../db/db.ts';
import type { StaffCaller } from '../http/caller.ts';
import { holds, type ApprovalKind, type ApprovalActor } from './approval-kind.ts';
import type { Approval } from './approval.entity.ts';
import { ApprovalConflict, ApprovalNotFound, NotASecondPerson } from './approval.errors.ts';
import { closeApproval } from './close-approval.ts';
import type { StaffStanding } from './staff-standing.ts';

type Outcome = 'applied' | 'refused' | 'withdrawn' | 'expired' | 'stale' | 'orphaned';
type Decision = (tx: Tx, row: Approval, kind: ApprovalKind) => Promise<Outcome>;

const partyOf = (row: Approval): ApprovalActor => ({ id: row.asker_id, login: row.asker_login, name: row.asker_name });

/** Under the request's lock: of two who decide at once one does. Time is the database's. */
export class DecideApproval {
  constructor(
    private readonly db: Db,
    private readonly kinds: readonly ApprovalKind[],
    private readonly standing: StaffStanding,
  ) {}

  async approve(caller: StaffCaller, id: number): Promise<void> {
    const asker = await this.askerOf(caller, id);
    await this.decide(caller, id, 'applied', async (tx, row, kind) => {
      await demandSecondPerson(tx, row, kind, caller);
      if (!(await askerStill(tx, row, kind, asker))) {
        await closeApproval(tx, row, 'drop', caller, { found: { asker: null } });
        return 'orphaned';
      }
      const change: unknown = JSON.parse(row.change ?? 'null');
      const found = await kind.now(tx, change);
      if (JSON.stringify(found) !== row.before_facts) {
        await closeApproval(tx, row, 'drop', caller, { found });
        return 'stale';
      }
      await kind.apply(tx, change, { approval: id, asker: partyOf(row), caller });
      await closeApproval(tx, row, 'apply', caller);
      return 'applied';
    });
  }

  async refuse(caller: StaffCaller, id: number, reason: string): Promise<void> {
    await this.decide(caller, id, 'refused', async (tx, row, kind) => {
      await demandSecondPerson(tx, row, kind, caller);
      await closeApproval(tx, row, 'refuse', caller, { answer: reason });
      return 'refused';
    });
  }

  async withdraw(caller: StaffCaller, id: number): Promise<void> {
    await this.decide(caller, id, 'withdrawn', async (tx, row) => {
      if (row.asker_id !== caller.who.id) throw new NotASecondPerson('APPROVAL_ASKER_ONLY');
      await closeApproval(tx, row, 'withdraw', caller);
      return 'withdrawn';
    });
  }

  /** Before the transaction, which waits for no other service. */
  private async askerOf(caller: StaffCaller, id: number): Promise<StaffPrincipal | null> {
    const [row] = await this.db.source.query<Approval[]>(`SELECT * FROM approval WHERE id = ? AND state = 'open'`, [
      id,
    ]);
    const kind = this.kinds.find(({ name }) => name === row?.kind);
    return row && kind && !kind.confirm && concerns(row, kind, caller) ? this.standing(row.asker_id) : null;
  }

  private async decide(caller: StaffCaller, id: number, wanted: Outcome, decision: Decision): Promise<void> {
    const outcome = await this.db.runTx(async (tx): Promise<Outcome | 'closed'> => {
      const [row] = await tx.manager.query<(Approval & { over: number | string })[]>(
        'SELECT *, expires_at <= NOW(3) AS `over` FROM approval WHERE id = ? FOR UPDATE',
        [id],
      );
      const kind = this.kinds.find(({ name }) => name === row?.kind);
      if (!row || !kind || !concerns(row, kind, caller)) throw new ApprovalNotFound();
      // The same person asks again whether it worked: it did.
      if (row.state === wanted && row.decider_id === caller.who.id) return wanted;
      if (row.state !== 'open') return 'closed';
      if (Number(row.over) === 1) {
        await closeApproval(tx, row, 'expire');
        return 'expired';
      }
      return decision(tx, row, kind);
    });
    // Outside the transaction: what was found out stays written.
    if (outcome === 'expired') throw new ApprovalConflict('APPROVAL_EXPIRED');
    if (outcome === 'stale') throw new ApprovalConflict('APPROVAL_STALE');
    if (outcome === 'orphaned') throw new ApprovalConflict('APPROVAL_ASKER_GONE');
    if (outcome === 'closed') throw new ApprovalConflict('APPROVAL_CLOSED');
  }
}

export const concerns = (row: Pick<Approval, 'game_id' | 'asker_id'>, kind: ApprovalKind, { who }: StaffCaller) =>
  row.asker_id === who.id || holds(kind.deciders(who), row.game_id) || holds(kind.askers(who), row.game_id);

/** An account that was closed or lost the right since asks for nothing any more. */
async function askerStill(tx: Tx, row: Approval, kind: ApprovalKind, asker: StaffPrincipal | null): Promise<boolean> {
  if (!kind.confirm) return asker !== null && holds(kind.askers(asker), row.game_id);
  try {
    await kind.confirm(tx, partyOf(row));
    return true;
  } catch (error) {
    if (error instanceof Forbidden) return false;
    throw error;
  }
}

async function demandSecondPerson(tx: Tx, row: Approval, kind: ApprovalKind, { who }: StaffCaller): Promise<void> {
  if (row.asker_id === who.id) throw new NotASecondPerson('APPROVAL_OWN');
  if (!holds(kind.deciders(who), row.game_id)) throw new Forbidden();
  await kind.confirm?.(tx, who);
  await kind.independent?.(tx, partyOf(row), who);
}

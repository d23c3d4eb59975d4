import type { ApprovalRow, ApprovalsQuery, ApprovalsView } from '@hub/contracts/approvals';
import type { DataSource } from 'typeorm';
import type { StaffCaller } from '../http/caller.ts';
import type { ApprovalKind } from './approval-kind.ts';
import { Approval } from './approval.entity.ts';
import { ApprovalNotFound } from './approval.errors.ts';
import { approvalRow } from './approval.view.ts';
import { concerns } from './decide-approval.ts';

const PAGE = 25;
type Where = { sql: string; values: unknown[] };

export class FindApprovals {
  constructor(
    private readonly source: DataSource,
    private readonly kinds: readonly ApprovalKind[],
  ) {}

  async list(caller: StaffCaller, { which, page }: ApprovalsQuery): Promise<ApprovalsView> {
    const mine = this.visible(caller);
    const state =
      which === 'open' ? `state = 'open' AND expires_at > NOW(3)` : `(state <> 'open' OR expires_at <= NOW(3))`;
    const rows = await this.source.query<Approval[]>(
      `SELECT *, IF(state = 'open' AND expires_at <= NOW(3), 'expired', state) AS state FROM approval
        WHERE ${state} AND (${mine.sql}) ${page ? 'AND id < ?' : ''} ORDER BY id DESC LIMIT ${PAGE + 1}`,
      [...mine.values, ...(page ? [Number(page)] : [])],
    );
    const shown = rows.slice(0, PAGE);
    const next = rows.length > PAGE ? String(shown.at(-1)?.id) : null;
    return { data: shown.flatMap((row) => this.shown(row, caller)), page: { next } };
  }

  async one(caller: StaffCaller, id: number): Promise<ApprovalRow> {
    const [row] = await this.source.query<Approval[]>(
      `SELECT *, IF(state = 'open' AND expires_at <= NOW(3), 'expired', state) AS state FROM approval WHERE id = ?`,
      [id],
    );
    const [shown] = row ? this.shown(row, caller) : [];
    if (!shown) throw new ApprovalNotFound();
    return shown;
  }

  /** `mine`: the reader's own that wait for somebody else. */
  async count(caller: StaffCaller): Promise<{ decide: number; mine: number }> {
    const may = this.kindsAt((kind) => kind.deciders(caller.who));
    const [row] = await this.source.query<{ decide: string | null; mine: string | null }[]>(
      `SELECT SUM(asker_id <> ? AND (${may.sql})) AS decide, SUM(asker_id = ?) AS mine FROM approval
        WHERE state = 'open' AND expires_at > NOW(3)`,
      [caller.who.id, ...may.values, caller.who.id],
    );
    return { decide: Number(row?.decide ?? 0), mine: Number(row?.mine ?? 0) };
  }

  private shown(row: Approval, caller: StaffCaller): ApprovalRow[] {
    const kind = this.kinds.find(({ name }) => name === row.kind);
    return kind && concerns(row, kind, caller) ? [approvalRow(row, kind, caller.who)] : [];
  }

  private visible(caller: StaffCaller): Where {
    const may = this.kindsAt((kind) => union(kind.askers(caller.who), kind.deciders(caller.who)));
    return { sql: `asker_id = ? OR ${may.sql}`, values: [caller.who.id, ...may.values] };
  }

  private kindsAt(gamesOf: (kind: ApprovalKind) => string[] | '*'): Where {
    const parts = this.kinds.flatMap((kind): Where[] => {
      const games = gamesOf(kind);
      if (games === '*') return [{ sql: 'kind = ?', values: [kind.name] }];
      return games.length > 0 ? [{ sql: '(kind = ? AND game_id IN (?))', values: [kind.name, games] }] : [];
    });
    if (parts.length === 0) return { sql: 'FALSE', values: [] };
    return { sql: `(${parts.map(({ sql }) => sql).join(' OR ')})`, values: parts.flatMap(({ values }) => values) };
  }
}

const union = (one: string[] | '*', other: string[] | '*'): string[] | '*' =>
  one === '*' || other === '*' ? '*' : [...new Set([...one, ...other])];

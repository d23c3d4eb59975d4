import { Injectable } from '@nestjs/common';
import { staffMay, taipeiIso, type StaffPrincipal } from '@hub/contracts/shared';
import {
  orderEditors,
  orderReaders,
  type OrderReasonBody,
  type PaymentIssuesQuery,
  type PaymentIssuesView,
  type PaymentIssueView,
} from '@hub/contracts/topup';
import { namedObject } from '@hub/nest-kit/audit';
import { Db } from '@hub/nest-kit/db';
import { numberOf, type StaffCaller } from '@hub/nest-kit/http';
import type { EntityManager } from 'typeorm';
import { byStaff } from '../order.audit.ts';
import type { PaymentIssue } from '../payments/payment-issue.entity.ts';
import { cursorOf } from './cursor.ts';
import { issueAbsent, issueSettled } from './desk.errors.ts';
import { mustEdit, seenGames } from './desk.policy.ts';

type Row = PaymentIssue & { report_id: string | null; game_id: string | null };

const PAGE = 20;
const SELECT = `SELECT i.*, o.report_id, o.game_id FROM payment_issue i LEFT JOIN topup_order o ON o.id = i.order_id`;
/** Of what no order is known, who has the role everywhere is told. */
const EVERYWHERE = '*';

/** Money that pays for nothing as it is. */
@Injectable()
export class PaymentIssues {
  constructor(private readonly db: Db) {}

  async list({ who }: StaffCaller, { which, page }: PaymentIssuesQuery): Promise<PaymentIssuesView> {
    const { sql, values } = seenBy(who, await seenGames(this.db.source, who));
    const rows = await this.db.source.query<Row[]>(
      `${SELECT} WHERE i.settled_at IS ${which === 'open' ? '' : 'NOT '}NULL AND ${sql} ${page ? 'AND i.id < ?' : ''}
        ORDER BY i.id DESC LIMIT ${PAGE + 1}`,
      [...values, ...(page ? [cursorOf(page)] : [])],
    );
    const shown = rows.slice(0, PAGE);
    return {
      data: shown.map((row) => issueView(row, who)),
      page: { next: rows.length > PAGE ? String(shown.at(-1)?.id) : null },
    };
  }

  async ofOrder(manager: EntityManager, who: StaffPrincipal, id: number): Promise<PaymentIssueView[]> {
    const rows = await manager.query<Row[]>(`${SELECT} WHERE i.order_id = ? ORDER BY i.id`, [id]);
    return rows.map((row) => issueView(row, who));
  }

  async count(who: StaffPrincipal, games: readonly string[], most: number): Promise<number> {
    const { sql, values } = seenBy(who, games);
    const [row] = await this.db.source.query<{ many: string | number }[]>(
      `SELECT COUNT(*) AS many FROM (SELECT i.id FROM payment_issue i LEFT JOIN topup_order o ON o.id = i.order_id
        WHERE i.settled_at IS NULL AND ${sql} LIMIT ${most}) AS some`,
      values,
    );
    return Number(row?.many ?? 0);
  }

  /** Sent again by the same person it has happened already. */
  async settle(caller: StaffCaller, id: string, { reason }: OrderReasonBody): Promise<{ data: PaymentIssueView }> {
    const { who } = caller;
    const issue = await this.one(id);
    mustEdit(who, issue && (issue.game_id ?? EVERYWHERE), issueAbsent);
    const key = issue?.id ?? 0;
    await this.db.runTx(async (tx) => {
      const [row] = await tx.manager.query<PaymentIssue[]>('SELECT * FROM payment_issue WHERE id = ? FOR UPDATE', [
        key,
      ]);
      if (row?.settled_at && row.settled_by === who.name && row.settle_reason === reason) return;
      if (row?.settled_at) throw issueSettled();
      await tx.manager.query(
        'UPDATE payment_issue SET settled_at = NOW(3), settled_by = ?, settle_reason = ? WHERE id = ?',
        [who.name, reason, key],
      );
      await tx.audit({
        ...byStaff(caller),
        action: 'payment.issue.settle',
        game_id: issue?.game_id ?? '',
        ...namedObject('payment-issue', String(key), { orderno: issue?.orderno, reason }),
      });
    });
    return { data: issueView((await this.one(id))!, who) };
  }

  private async one(id: string): Promise<Row | undefined> {
    const [row] = await this.db.source.query<Row[]>(`${SELECT} WHERE i.id = ?`, [numberOf(id)]);
    return row;
  }
}

function seenBy(who: StaffPrincipal, games: readonly string[]): { sql: string; values: unknown[] } {
  const unknown = staffMay(who, orderReaders, EVERYWHERE) ? 'o.id IS NULL OR ' : '';
  return games.length > 0
    ? { sql: `(${unknown}o.game_id IN (?))`, values: [games] }
    : { sql: `(${unknown}FALSE)`, values: [] };
}

export const issueView = (row: Row, who: StaffPrincipal): PaymentIssueView => ({
  id: row.id,
  kind: row.kind,
  report_id: row.report_id === null ? null : Number(row.report_id),
  game_id: row.game_id,
  orderno: row.orderno,
  trade_no: row.trade_no,
  amount: row.amount,
  wanted: row.wanted,
  at: taipeiIso(row.created_at),
  settled: row.settled_at && { at: taipeiIso(row.settled_at), by: row.settled_by, reason: row.settle_reason },
  may_settle: row.settled_at === null && staffMay(who, orderEditors, row.game_id ?? EVERYWHERE),
});

import { Injectable } from '@nestjs/common';
import { staffMay, taipeiIso, type StaffPrincipal } from '@hub/contracts/shared';
import {
  orderReaders,
  type DeskOrder,
  type DeskOrdersView,
  type OrderCountsView,
  type OrdersQuery,
  type OrderState,
} from '@hub/contracts/topup';
import { Db, limitedQuery, QueryStopped } from '@hub/nest-kit/db';
import { TemporarilyUnavailable, type StaffCaller } from '@hub/nest-kit/http';
import { OrderKeys } from '../buyer/order-keys.ts';
import type { Order } from '../order.entity.ts';
import { cursorOf } from './cursor.ts';
import { seenGames } from './desk.policy.ts';
import { openApprovals } from './open-approvals.ts';
import { orderRow } from './order.view.ts';
import { PaymentIssues } from './payment-issues.ts';

const PAGE = 20;
const LONGEST_MS = 3000;
const COUNTED = 999;

/** What waits is in the order in which it came. */
const queues: readonly OrderState[] = ['reported', 'late'];

type Walk = { sql: string; values: unknown[] };

/** Each game is walked on its own index and the walks are merged: a page costs the same whatever there is. */
@Injectable()
export class FindOrders {
  constructor(
    private readonly db: Db,
    private readonly keys: OrderKeys,
    private readonly issues: PaymentIssues,
  ) {}

  async list({ who }: StaffCaller, query: OrdersQuery): Promise<DeskOrdersView> {
    if (query.find) return { data: await this.found(who, query.find), page: { next: null } };
    const games = await seenGames(this.db.source, who, query.game_id);
    const isQueue = queues.includes(query.state ?? 'reported');
    const walks = games.map((game) => walkOf(game, query, isQueue));
    if (walks.length === 0) return { data: [], page: { next: null } };
    const ids = await this.read<{ id: number }>(
      `SELECT id FROM (${walks.map(({ sql }) => sql).join(' UNION ALL ')}) AS walked
        ORDER BY id ${isQueue ? 'ASC' : 'DESC'} LIMIT ${PAGE + 1}`,
      walks.flatMap(({ values }) => values),
    );
    const shown = ids.slice(0, PAGE).map(({ id }) => id);
    return {
      data: await this.rows(who, shown, isQueue),
      page: { next: ids.length > PAGE ? String(shown.at(-1)) : null },
    };
  }

  async counts({ who }: StaffCaller): Promise<OrderCountsView> {
    const games = await seenGames(this.db.source, who);
    const [reported, late, issues, oldest] = await Promise.all([
      this.count(games, 'reported'),
      this.count(games, 'late'),
      this.issues.count(who, games, COUNTED + 1),
      this.oldest(games),
    ]);
    return {
      data: {
        reported: Math.min(reported, COUNTED),
        late: Math.min(late, COUNTED),
        issues: Math.min(issues, COUNTED),
        more: [reported, late, issues].some((many) => many > COUNTED),
        oldest: oldest && taipeiIso(oldest),
      },
    };
  }

  private async rows(who: StaffPrincipal, ids: readonly number[], isQueue: boolean): Promise<DeskOrder[]> {
    if (ids.length === 0) return [];
    const orders = await this.read<Order>(
      `SELECT * FROM topup_order WHERE id IN (?) ORDER BY id ${isQueue ? 'ASC' : 'DESC'}`,
      [ids],
    );
    const asked = await openApprovals(
      this.db.source,
      orders.map(({ report_id }) => report_id),
    );
    return orders.map((order) =>
      orderRow(order, {
        who,
        buyer: order.kind === 'transfer' ? this.keys.buyerOf(order) : null,
        asked: asked.get(order.report_id) ?? null,
      }),
    );
  }

  private async found(who: StaffPrincipal, find: string): Promise<DeskOrder[]> {
    const named = find.toUpperCase();
    const rows = await this.read<{ id: number; game_id: string }>(
      /^\d{12}$/.test(named)
        ? 'SELECT id, game_id FROM topup_order WHERE report_id = ?'
        : `SELECT o.id, o.game_id FROM payment_attempt a JOIN topup_order o ON o.id = a.order_id WHERE a.orderno = ?`,
      [/^[A-Z0-9]+$/.test(named) ? named : ''],
    );
    const seen = rows.filter(({ game_id }) => staffMay(who, orderReaders, game_id)).map(({ id }) => id);
    return this.rows(who, seen, false);
  }

  private async count(games: readonly string[], state: OrderState): Promise<number> {
    if (games.length === 0) return 0;
    const [row] = await this.read<{ many: number | string }>(
      `SELECT COUNT(*) AS many FROM (SELECT id FROM topup_order WHERE game_id IN (?) AND state = ? AND rehearsal = 0 LIMIT ${COUNTED + 1}) AS some`,
      [games, state],
    );
    return Number(row?.many ?? 0);
  }

  private async oldest(games: readonly string[]): Promise<Date | null> {
    if (games.length === 0) return null;
    const walks = games.map((game) => walkOf(game, {}, true));
    const [row] = await this.read<{ changed_at: Date }>(
      `SELECT changed_at FROM topup_order WHERE id =
        (SELECT MIN(id) FROM (${walks.map(({ sql }) => sql).join(' UNION ALL ')}) AS walked)`,
      walks.flatMap(({ values }) => values),
    );
    return row?.changed_at ?? null;
  }

  private async read<Row>(select: string, values: unknown[]): Promise<Row[]> {
    try {
      return await limitedQuery<Row>(this.db.source, LONGEST_MS, select, values);
    } catch (error) {
      throw error instanceof QueryStopped ? new TemporarilyUnavailable() : error;
    }
  }
}

function walkOf(game: string, { state = 'reported', kind, page }: Partial<OrdersQuery>, isQueue: boolean): Walk {
  const index = kind ? 'topup_order_kind' : 'topup_order_desk';
  const conditions: [sql: string, value: unknown][] = [
    ['game_id = ?', game],
    ...(kind ? [['kind = ?', kind] as [string, unknown]] : []),
    ['state = ?', state],
    ...(page ? [[`id ${isQueue ? '>' : '<'} ?`, cursorOf(page)] as [string, unknown]] : []),
  ];
  return {
    sql: `(SELECT id FROM topup_order FORCE INDEX (${index}) WHERE ${conditions.map(([sql]) => sql).join(' AND ')}
      ORDER BY id ${isQueue ? 'ASC' : 'DESC'} LIMIT ${PAGE + 1})`,
    values: conditions.map(([, value]) => value),
  };
}

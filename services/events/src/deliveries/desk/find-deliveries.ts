import { Injectable } from '@nestjs/common';
import { numberOf } from '@hub/nest-kit/http';
import {
  deliveryStates,
  openStates,
  type CardDeliveriesQuery,
  type CircuitState,
  type DeliveriesQuery,
  type DeliveriesView,
} from '@hub/contracts/events';
import { playerLook, AccessTraces } from '@hub/nest-kit/audit';
import { Db } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import type { Delivery } from '../delivery.entity.ts';
import { mustSee, seenGames } from '../delivery.policy.ts';
import { rowView } from '../delivery.view.ts';
import { limitedReads } from '../limited-reads.ts';

const PAGE = 25;
const CARD_PAGE = 10;
const LONGEST_MS = 3000;

type Listed = Delivery & { batch_name: string | null; circuit: CircuitState | null };
type Where = [sql: string, ...values: unknown[]];

/** Each game and state is walked on its own index and the walks are merged: a page costs the same whatever there is. */
@Injectable()
export class FindDeliveries {
  constructor(
    private readonly db: Db,
    private readonly traces: AccessTraces,
  ) {}

  async list({ who }: StaffCaller, query: DeliveriesQuery): Promise<DeliveriesView> {
    const games = await seenGames(this.db.source, who, query.game_id);
    return this.page(branchesOf(games, query), query.page, PAGE);
  }

  async card(caller: StaffCaller, { game_id, uid, page }: CardDeliveriesQuery): Promise<DeliveriesView> {
    mustSee(caller.who, game_id);
    await this.traces.leave(playerLook(caller, 'player.deliveries', { game_id, uid }));
    return this.page(
      [
        [
          ['game_id = ?', game_id],
          ['partner_uid = ?', uid],
        ],
      ],
      page,
      CARD_PAGE,
    );
  }

  private async page(branches: Where[][], page: number | undefined, size: number): Promise<DeliveriesView> {
    const ids = branches.length > 0 ? await this.idsOf(branches, page, size) : [];
    const shown = ids.slice(0, size);
    const rows =
      shown.length > 0
        ? await this.db.source.query<Listed[]>(
            `SELECT d.*, b.name AS batch_name, l.circuit FROM delivery d LEFT JOIN delivery_batch b ON b.id = d.batch_id
                LEFT JOIN game_line l ON l.game_id = d.game_id
              WHERE d.id IN (?) ORDER BY d.id DESC`,
            [shown],
          )
        : [];
    return {
      data: rows.map((row) => rowView(row, row.batch_name, row.circuit ?? 'closed')),
      page: { next: ids.length > size ? String(shown.at(-1)) : null },
    };
  }

  private async idsOf(branches: Where[][], page: number | undefined, size: number): Promise<number[]> {
    const before: Where[] = page ? [['id < ?', page]] : [];
    const walks = branches.map((parts) => {
      const where = [...parts, ...before];
      const sql = where.map(([text]) => text).join(' AND ');
      return {
        sql: `(SELECT id FROM delivery WHERE ${sql} ORDER BY id DESC LIMIT ${size + 1})`,
        values: where.flatMap(([, ...values]) => values),
      };
    });
    const union = walks.map(({ sql }) => sql).join(' UNION ');
    const values = walks.flatMap((walk) => walk.values);
    const select = `SELECT id FROM (${union}) found ORDER BY id DESC LIMIT ${size + 1}`;
    const rows = await limitedReads(this.db.source, LONGEST_MS)<{ id: number }>(select, values);
    return rows.map(({ id }) => Number(id));
  }
}

/** One walk for each index that carries what is asked for; the rest of the filter is checked on the way. */
function branchesOf(games: string[], query: DeliveriesQuery): Where[][] {
  const { state, view, source, error, batch, find } = query;
  const states = state ? [state] : view === 'open' ? openStates : null;
  const rest: Where[] = [
    ...(source ? [['source = ?', source] as Where] : []),
    ...(error ? [['error = ?', error] as Where] : []),
    ...(view === 'late' ? [['late = 1'] as Where] : []),
  ];
  return games.flatMap((game) => {
    const own: Where = ['game_id = ?', game];
    const inStates: Where[] = states ? [['state IN (?)', states]] : [];
    if (find) return findParts(find).map((part) => [own, part, ...rest, ...inStates, ...batchPart(batch)]);
    if (batch) return (states ?? deliveryStates).map((one) => [...batchPart(batch), ['state = ?', one], own, ...rest]);
    if (states) return states.map((one) => [own, ['state = ?', one], ...rest]);
    return [[own, ...rest]];
  }) as Where[][];
}

const batchPart = (batch: number | undefined): Where[] => (batch ? [['batch_id = ?', batch]] : []);

function findParts(find: string): Where[] {
  const number = numberOf(find);
  // A column of machine text is compared with machine text only.
  const machine = /^[A-Za-z0-9_-]{1,32}$/.test(find);
  return [
    ...(number === 0 ? [] : [['id = ?', number] as Where]),
    ...(machine ? [['role_id = ?', find] as Where, ['mail_id = ?', find] as Where] : []),
    ['partner_uid = ?', find],
  ];
}

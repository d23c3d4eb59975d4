import { Injectable } from '@nestjs/common';
import {
  deliverySums,
  type DeliveryFiguresQuery,
  type DeliveryFiguresView,
  type DeliveryPoint,
  type DeliverySum,
} from '@hub/contracts/events';
import { readTaipei, taipeiAt, taipeiIso } from '@hub/contracts/shared';
import { Db } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { seenGames } from '../delivery.policy.ts';

type Sums = Record<DeliverySum, number>;
type Row = { game_id: string; at: string } & Record<DeliverySum, string>;

const none = (): Sums => Object.fromEntries(deliverySums.map((name) => [name, 0])) as Sums;
const add = (sums: Sums, row: Row): void => {
  for (const name of deliverySums) sums[name] += Number(row[name]);
};

@Injectable()
export class FindFigures {
  constructor(private readonly db: Db) {}

  async run({ who }: StaffCaller, query: DeliveryFiguresQuery): Promise<DeliveryFiguresView> {
    const games = await seenGames(this.db.source, who, query.game_id);
    const step = query.step as 'hour' | 'day';
    const ats = pointsOf(query.from, query.until, step);
    const rows = games.length > 0 ? await this.rowsOf(games, ats, query.source) : [];
    const points = new Map<string, DeliveryPoint>(ats.map((at) => [at, { at, ...none() }]));
    const byGame = new Map(games.map((game) => [game, none()]));
    const totals = none();
    for (const row of rows) {
      const point = points.get(row.at);
      if (!point) continue;
      add(point, row);
      add(byGame.get(row.game_id)!, row);
      add(totals, row);
    }
    return {
      data: {
        step,
        totals,
        points: [...points.values()],
        by_game: [...byGame].map(([game_id, sums]) => ({ game_id, ...sums })),
        waiting: await this.waiting(),
      },
    };
  }

  private rowsOf(games: string[], ats: string[], source: string | undefined): Promise<Row[]> {
    const [first = '', last = ''] = [ats[0], ats.at(-1)];
    const sums = deliverySums.map((name) => `SUM(${name}) AS ${name}`).join(', ');
    return this.db.source.query(
      `SELECT game_id, at, ${sums} FROM delivery_figure WHERE game_id IN (?) AND at BETWEEN ? AND ?
        AND CHAR_LENGTH(at) = ?${source ? ' AND source = ?' : ''} GROUP BY game_id, at`,
      [games, first, last, first.length, ...(source ? [source] : [])],
    );
  }

  private async waiting(): Promise<number> {
    const [row] = await this.db.source.query<{ many: string }[]>('SELECT COUNT(*) AS many FROM delivery_move');
    return Number(row?.many ?? 0);
  }
}

/** The days or hours of a range, both ends counted. */
function pointsOf(from: string, until: string, step: 'hour' | 'day'): string[] {
  const end = readTaipei(until)!.until;
  const points: string[] = [];
  const minutes = step === 'hour' ? 60 : 24 * 60;
  const start = readTaipei(from)!.from;
  for (let nth = 0; ; nth += 1) {
    const at = taipeiAt(start, 0, nth * minutes);
    if (at >= end) return points;
    points.push(taipeiIso(at).slice(0, step === 'hour' ? 13 : 10));
  }
}

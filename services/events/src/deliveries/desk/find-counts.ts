import { Injectable } from '@nestjs/common';
import {
  deliveryStates,
  type DeliveryCounts,
  type DeliveryCountsQuery,
  type DeliveryCountsView,
} from '@hub/contracts/events';
import { Db } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import type { DataSource } from 'typeorm';
import { seenGames } from '../delivery.policy.ts';

const counted = [...deliveryStates, 'late'] as const;
const none = (): DeliveryCounts => Object.fromEntries(counted.map((name) => [name, 0])) as DeliveryCounts;

/** What is kept, and the moves that are not in it yet: both change in one transaction, so the sum is always right. */
const KEPT = `SELECT game_id, state, SUM(many) AS many FROM (
    SELECT game_id, source, state, many FROM delivery_count
    UNION ALL SELECT game_id, source, to_state, many FROM delivery_move WHERE from_state <> to_state
    UNION ALL SELECT game_id, source, from_state, -many FROM delivery_move WHERE from_state <> to_state AND from_state <> ''
    UNION ALL SELECT game_id, source, 'late', late_step FROM delivery_move WHERE late_step <> 0
  ) kept WHERE game_id IN (?)`;

export async function countsOf(source: DataSource, games: string[], of = ''): Promise<Map<string, DeliveryCounts>> {
  const sums = new Map(games.map((game) => [game, none()]));
  if (games.length === 0) return sums;
  const rows = await source.query<{ game_id: string; state: keyof DeliveryCounts; many: string }[]>(
    `${KEPT}${of ? ' AND source = ?' : ''} GROUP BY game_id, state`,
    [games, ...(of ? [of] : [])],
  );
  for (const { game_id, state, many } of rows) sums.get(game_id)![state] = Number(many);
  return sums;
}

@Injectable()
export class FindCounts {
  constructor(private readonly db: Db) {}

  async run({ who }: StaffCaller, { game_id, source }: DeliveryCountsQuery): Promise<DeliveryCountsView> {
    const games = await seenGames(this.db.source, who, game_id);
    const sums = await countsOf(this.db.source, games, source);
    const all = none();
    for (const sum of sums.values()) for (const name of counted) all[name] += sum[name];
    return { data: { ...all, games: [...sums].map(([game, sum]) => ({ game_id: game, ...sum })) } };
  }
}

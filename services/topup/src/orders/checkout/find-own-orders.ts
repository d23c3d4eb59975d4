import { Injectable } from '@nestjs/common';
import type { Language, MemberWho, PlayerPrincipal } from '@hub/contracts/shared';
import type { MyReportsQuery, MyReportsView } from '@hub/contracts/topup';
import { Db } from '@hub/nest-kit/db';
import { LessThan } from 'typeorm';
import { OrderKeys } from '../buyer/order-keys.ts';
import type { Order } from '../order.entity.ts';
import { GameNames } from './game-names.ts';
import { myReportOf } from './order.view.ts';
import { opensByToken } from './orders.ts';
import { ownerOf } from './owner-of.ts';

const PAGE = 20;

@Injectable()
export class FindOwnOrders {
  constructor(
    private readonly db: Db,
    private readonly keys: OrderKeys,
    private readonly names: GameNames,
  ) {}

  /** What this account began itself, the newest first. */
  async run(who: PlayerPrincipal | MemberWho, { page }: MyReportsQuery, language: Language): Promise<MyReportsView> {
    const rows = await this.db.source.getRepository<Order>('topup_order').find({
      where: { owner: ownerOf(who), ...(page && { id: LessThan(page) }) },
      order: { id: 'DESC' },
      take: PAGE + 1,
    });
    const shown = rows.slice(0, PAGE);
    const names = await this.namesOf(shown, language);
    return {
      record: shown.map((order) =>
        myReportOf(order, {
          game_name: names.get(order.game_id) ?? '',
          token: opensByToken(order) ? this.keys.tokenOf(order) : '',
        }),
      ),
      next: rows.length > PAGE ? String(shown.at(-1)?.id) : null,
    };
  }

  private async namesOf(orders: readonly Order[], language: Language): Promise<Map<string, string>> {
    const games = [...new Set(orders.map(({ game_id }) => game_id))];
    return new Map(await Promise.all(games.map(async (game) => [game, await this.names.of(game, language)] as const)));
  }
}

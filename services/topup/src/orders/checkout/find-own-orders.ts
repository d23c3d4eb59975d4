import { Injectable } from '@nestjs/common';
import type { Language, MemberWho, PlayerPrincipal } from '@hub/contracts/shared';
import type { MyReportsQuery, MyReportsView } from '@hub/contracts/topup';
import { Db } from '@hub/nest-kit/db';
import { ServiceClient, ServiceUnavailable, TemporarilyUnavailable } from '@hub/nest-kit/http';
import { knownMember } from '@hub/nest-kit/known-member';
import { LessThan, Not } from 'typeorm';
import { OrderKeys } from '../buyer/order-keys.ts';
import type { Order } from '../order.entity.ts';
import type { OrderState } from '../order.states.ts';
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
    private readonly services: ServiceClient,
  ) {}

  /**
   * What this account began itself, and of a member what was ordered with the proven address, the newest first. An order of somebody
   * else is shown without its character and never opened: whoever typed the address, perhaps by mistake, gave its owner no key.
   * Throws 503 while nobody can say which address it is.
   */
  async run(who: PlayerPrincipal | MemberWho, { page }: MyReportsQuery, language: Language): Promise<MyReportsView> {
    const owner = ownerOf(who);
    const email_mac = who.kind === 'M' ? await this.provenMac(who) : null;
    const before = page && { id: LessThan(page) };
    const rows = await this.db.source.getRepository<Order>('topup_order').find({
      where: [{ owner, ...before }, ...(email_mac ? [{ email_mac, state: Not<OrderState>('draft'), ...before }] : [])],
      order: { id: 'DESC' },
      take: PAGE + 1,
    });
    const shown = rows.slice(0, PAGE);
    const names = await this.namesOf(shown, language);
    return {
      record: shown.map((order) => {
        const isOwn = order.owner === owner;
        const token = isOwn && opensByToken(order) ? this.keys.tokenOf(order) : '';
        const view = myReportOf(order, { game_name: names.get(order.game_id) ?? '', token });
        return isOwn ? view : { ...view, role_id: '', char_name: '' };
      }),
      next: rows.length > PAGE ? String(shown.at(-1)?.id) : null,
    };
  }

  private async provenMac(who: MemberWho): Promise<Buffer | null> {
    try {
      const known = await knownMember(this.services, who);
      return known && this.keys.emailMac(known.email);
    } catch (error) {
      throw error instanceof ServiceUnavailable ? new TemporarilyUnavailable() : error;
    }
  }

  private async namesOf(orders: readonly Order[], language: Language): Promise<Map<string, string>> {
    const games = [...new Set(orders.map(({ game_id }) => game_id))];
    return new Map(await Promise.all(games.map(async (game) => [game, await this.names.of(game, language)] as const)));
  }
}

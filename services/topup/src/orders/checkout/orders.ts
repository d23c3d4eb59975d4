import { Injectable } from '@nestjs/common';
import { Db } from '@hub/nest-kit/db';
import { OrderKeys } from '../buyer/order-keys.ts';
import type { Order } from '../order.entity.ts';
import { TOKEN_DAYS } from '../order.days.ts';
import { orderAbsent, tokenMissing } from './checkout.errors.ts';

const DAY_MS = 24 * 3_600_000;

export const opensByToken = ({ created_at }: Pick<Order, 'created_at'>): boolean =>
  created_at.getTime() > Date.now() - TOKEN_DAYS * DAY_MS;

/** Orders as their buyers reach them. */
@Injectable()
export class Orders {
  constructor(
    private readonly db: Db,
    private readonly keys: OrderKeys,
  ) {}

  /** Null for what is no token, none of ours, or too old: all the same. */
  async byToken(token: string): Promise<Order | null> {
    const token_mac = this.keys.tokenMac(token);
    const order = token_mac && (await this.repository.findOneBy({ token_mac }));
    return order && opensByToken(order) ? order : null;
  }

  /** Throws 403 without a token, 404 where it is not that of the order that is named besides. */
  async demand(token: string | undefined, reportId?: number): Promise<Order> {
    if (!token) throw tokenMissing();
    const order = await this.byToken(token);
    if (!order || (reportId !== undefined && Number(order.report_id) !== reportId)) throw orderAbsent();
    return order;
  }

  async byId(id: number): Promise<Order> {
    return this.repository.findOneByOrFail({ id });
  }

  async latestOf(owner: string): Promise<Order | null> {
    if (owner === '') return null;
    return this.repository.findOne({ where: { owner }, order: { id: 'DESC' } });
  }

  private get repository() {
    return this.db.source.getRepository<Order>('topup_order');
  }
}

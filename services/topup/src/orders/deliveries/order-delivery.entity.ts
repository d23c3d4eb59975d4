import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { DeliveryOutcome } from '@hub/contracts/integration-events';
import type { OrderGoods } from '../order-goods.ts';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;
const moment = { type: 'datetime', precision: 3 } as const;

/**
 * A part of an order on its way into the game, by the name of its mail. `outcome` null: on its way. `order_id` null: it took
 * the place of another, and we were not told of which yet.
 */
@Entity('order_delivery')
@Index('order_delivery_of', ['order_id'])
export class OrderDelivery {
  @PrimaryColumn({ type: 'varchar', length: 64, ...ascii })
  id!: string;

  @Column({ type: 'int', unsigned: true, nullable: true })
  order_id!: number | null;

  @Column({ type: 'varchar', length: 8, ...ascii, default: '' })
  part!: OrderGoods['part'] | '';

  @Column({ type: 'varchar', length: 16, nullable: true, ...ascii })
  outcome!: DeliveryOutcome | null;

  @Column({ type: 'varchar', length: 64, default: '' })
  error!: string;

  @Column({ ...moment, default: () => 'CURRENT_TIMESTAMP(3)' })
  asked_at!: Date;

  @Column({ ...moment, nullable: true })
  settled_at!: Date | null;
}

import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { OrderParty } from './order.moves.ts';
import type { OrderState, OrderStep } from './order.states.ts';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;

@Entity('order_step')
@Index('order_step_of', ['order_id', 'id'])
export class OrderStepRow {
  @PrimaryGeneratedColumn({ type: 'bigint', unsigned: true })
  id!: string;

  @Column({ type: 'int', unsigned: true })
  order_id!: number;

  @Column({ type: 'varchar', length: 16, ...ascii })
  step!: OrderStep;

  @Column({ type: 'varchar', length: 16, ...ascii })
  from_state!: OrderState | '';

  @Column({ type: 'varchar', length: 16, ...ascii })
  to_state!: OrderState;

  @Column({ type: 'varchar', length: 16, ...ascii })
  party!: OrderParty;

  @Column({ type: 'varchar', length: 64, default: '' })
  actor!: string;

  @Column({ type: 'varchar', length: 500, default: '' })
  reason!: string;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  at!: Date;
}

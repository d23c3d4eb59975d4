import type { DeliveryOutcome } from '@hub/contracts/integration-events';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;
const moment = { type: 'datetime', precision: 3 } as const;

/**
 * A reward on its way into the game, by the name of its mail. `outcome` null: on its way. `reward_id` null: it took the place of another,
 * and we were not told of which yet.
 */
@Entity('reward_delivery')
@Index('reward_delivery_of', ['reward_id'])
export class RewardDelivery {
  @PrimaryColumn({ type: 'varchar', length: 64, ...ascii })
  id!: string;

  @Column({ type: 'int', unsigned: true, nullable: true })
  reward_id!: number | null;

  @Column({ type: 'varchar', length: 16, nullable: true, ...ascii })
  outcome!: DeliveryOutcome | null;

  @Column({ type: 'varchar', length: 64, default: '' })
  error!: string;

  @Column({ ...moment, default: () => 'CURRENT_TIMESTAMP(3)' })
  asked_at!: Date;

  @Column({ ...moment, nullable: true })
  settled_at!: Date | null;
}

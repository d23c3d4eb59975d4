import type { VipAction, VipSource } from '@hub/contracts/vip';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;
const moment = { type: 'datetime', precision: 3 } as const;
const level = { type: 'tinyint', unsigned: true, nullable: true } as const;

/** A change of what a source says of an account; null where it said nothing before, or says nothing any more. */
@Entity('vip_history')
@Index('vip_history_account', ['game_id', 'partner_uid', 'id'])
@Index('vip_history_age', ['at'])
export class VipHistory {
  @PrimaryGeneratedColumn({ type: 'bigint', unsigned: true })
  id!: string;

  @Column({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;

  @Column({ type: 'varchar', length: 64, ...ascii })
  partner_uid!: string;

  @Column({ type: 'varchar', length: 8, ...ascii })
  source!: VipSource;

  @Column({ type: 'varchar', length: 8, ...ascii })
  action!: VipAction;

  @Column({ type: 'varchar', length: 64 })
  who!: string;

  @Column({ type: 'varchar', length: 300, default: '' })
  reason!: string;

  @Column(level)
  before_level!: number | null;

  @Column({ ...moment, nullable: true })
  before_ends_at!: Date | null;

  @Column(level)
  after_level!: number | null;

  @Column({ ...moment, nullable: true })
  after_ends_at!: Date | null;

  @Column({ ...moment, default: () => 'CURRENT_TIMESTAMP(3)' })
  at!: Date;
}

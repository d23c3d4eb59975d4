import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { ApprovalState } from '@hub/contracts/approvals';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;

/** Of one kind and subject one request is open at a time (`open_key`). `change` is emptied when it is over. */
@Entity('approval')
@Index('approval_open', ['open_key'], { unique: true })
@Index('approval_state', ['state', 'id'])
@Index('approval_expiry', ['state', 'expires_at'])
export class Approval {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'varchar', length: 48, ...ascii })
  kind!: string;

  @Column({ type: 'varchar', length: 96, ...ascii })
  subject!: string;

  @Column({ type: 'varchar', length: 150, nullable: true, ...ascii })
  open_key!: string | null;

  @Column({ type: 'varchar', length: 64, ...ascii })
  object!: string;

  @Column({ type: 'varchar', length: 32, ...ascii, default: '' })
  game_id!: string;

  /** JSON of plain facts, as they stood when it was asked. */
  @Column({ type: 'text' })
  before_facts!: string;

  @Column({ type: 'text' })
  after_facts!: string;

  @Column({ type: 'mediumtext', nullable: true })
  change!: string | null;

  @Column({ type: 'varchar', length: 300 })
  reason!: string;

  @Column({ type: 'int', unsigned: true })
  asker_id!: number;

  @Column({ type: 'varchar', length: 64, ...ascii })
  asker_login!: string;

  @Column({ type: 'varchar', length: 64 })
  asker_name!: string;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  asked_at!: Date;

  @Column({ type: 'datetime', precision: 3 })
  expires_at!: Date;

  @Column({ type: 'varchar', length: 12, ...ascii, default: 'open' })
  state!: ApprovalState;

  @Column({ type: 'int', unsigned: true, nullable: true })
  decider_id!: number | null;

  @Column({ type: 'varchar', length: 64, nullable: true, ...ascii })
  decider_login!: string | null;

  @Column({ type: 'varchar', length: 64, nullable: true })
  decider_name!: string | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  decided_at!: Date | null;

  @Column({ type: 'varchar', length: 300, default: '' })
  answer!: string;
}

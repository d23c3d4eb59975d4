import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An intent that must be carried out. `next_at` is when to look at it next; null once it is settled. */
@Entity('outbox')
@Index('outbox_due', ['next_at', 'id'])
@Index('outbox_done', ['done_at'])
@Index('outbox_failed', ['failed_at'])
@Index('outbox_dedupe', ['dedupe_key'], { unique: true })
export class OutboxRow {
  @PrimaryGeneratedColumn({ type: 'bigint', unsigned: true })
  id!: string;

  @Column({ type: 'varchar', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  job!: string;

  @Column({ type: 'varchar', length: 96, charset: 'ascii', collation: 'ascii_bin' })
  dedupe_key!: string;

  @Column({ type: 'text' })
  payload!: string;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  next_at!: Date | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  lease_until!: Date | null;

  @Column({ type: 'binary', length: 16, nullable: true })
  lease_token!: Buffer | null;

  @Column({ type: 'smallint', unsigned: true, default: 0 })
  attempt!: number;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  done_at!: Date | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  failed_at!: Date | null;

  @Column({ type: 'varchar', length: 500, nullable: true })
  last_error!: string | null;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  created_at!: Date;
}

import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;
const count = { type: 'int', unsigned: true, default: 0 } as const;
const moment = { type: 'datetime', precision: 3, nullable: true } as const;

export type BulkState = 'waiting' | 'reading' | 'checked' | 'done' | 'cancelled' | 'failed';
export type BulkStep = 'make' | 'read' | 'write';

/** `mark`: slices written. `run_token`, `beat_at`: who has it and is alive. `next_at` null: nothing more to do. */
@Entity('bulk_job')
@Index('bulk_job_public', ['public_id'], { unique: true })
@Index('bulk_job_subject', ['kind', 'subject_id'], { unique: true })
@Index('bulk_job_due', ['next_at'])
@Index('bulk_job_state', ['kind', 'state'])
export class BulkJob {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'char', length: 26, ...ascii })
  public_id!: string;

  @Column({ type: 'varchar', length: 32, ...ascii })
  kind!: string;

  @Column({ type: 'int', unsigned: true })
  subject_id!: number;

  @Column({ type: 'varchar', length: 12, ...ascii })
  state!: BulkState;

  @Column({ type: 'varchar', length: 12, ...ascii })
  step!: BulkStep;

  @Column(count)
  mark!: number;

  @Column(count)
  row_count!: number;

  @Column(count)
  fault_count!: number;

  @Column(count)
  done_count!: number;

  @Column({ type: 'int', unsigned: true, nullable: true })
  all_count!: number | null;

  @Column({ type: 'varchar', length: 100, nullable: true, ...ascii })
  file_key!: string | null;

  @Column({ type: 'varchar', length: 64, nullable: true, ...ascii })
  file_kek!: string | null;

  @Column({ type: 'varbinary', length: 160, nullable: true })
  file_wrap!: Buffer | null;

  @Column({ type: 'smallint', unsigned: true, default: 0 })
  attempts!: number;

  @Column({ type: 'binary', length: 16, nullable: true })
  run_token!: Buffer | null;

  @Column(moment)
  beat_at!: Date | null;

  @Column(moment)
  next_at!: Date | null;

  @Column(count)
  elapsed_ms!: number;

  @Column({ type: 'varchar', length: 16, default: '', ...ascii })
  fault!: string;

  @Column(moment)
  expires_at!: Date | null;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  created_at!: Date;
}

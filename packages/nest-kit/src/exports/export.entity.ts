import type { ExportState } from '@hub/contracts/shared';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;

/** `filter`: JSON of its kind. `run_token`, `beat_at`: who writes it and is alive. Gone after `expires_at`. */
@Entity('export_job')
@Index('export_job_public', ['public_id'], { unique: true })
@Index('export_job_owner', ['owner_id', 'id'])
@Index('export_job_state', ['state', 'expires_at'])
export class ExportJob {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  /** Its name in addresses; whoever knows it still has to be who asked. */
  @Column({ type: 'char', length: 26, ...ascii })
  public_id!: string;

  @Column({ type: 'varchar', length: 32, ...ascii })
  kind!: string;

  @Column({ type: 'int', unsigned: true })
  owner_id!: number;

  @Column({ type: 'varchar', length: 64, default: '' })
  owner_name!: string;

  @Column({ type: 'text' })
  filter!: string;

  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  personal!: number;

  @Column({ type: 'varchar', length: 10, default: 'waiting', ...ascii })
  state!: ExportState;

  @Column({ type: 'smallint', unsigned: true, default: 0 })
  attempts!: number;

  @Column({ type: 'int', unsigned: true, default: 0 })
  rows_done!: number;

  @Column({ type: 'int', unsigned: true, nullable: true })
  rows_all!: number | null;

  @Column({ type: 'int', unsigned: true, nullable: true })
  bytes!: number | null;

  @Column({ type: 'varchar', length: 100, nullable: true, ...ascii })
  file_key!: string | null;

  @Column({ type: 'binary', length: 16, nullable: true })
  run_token!: Buffer | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  beat_at!: Date | null;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  asked_at!: Date;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  expires_at!: Date | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  ended_at!: Date | null;

  @Column({ type: 'varchar', length: 500, nullable: true })
  fault!: string | null;
}

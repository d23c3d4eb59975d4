import type { SerialBatchKind, SerialBatchState } from '@hub/contracts/events';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;
const bytes = { charset: 'utf8mb4', collation: 'utf8mb4_bin' } as const;
const moment = { type: 'datetime', precision: 3 } as const;
const count = { type: 'int', unsigned: true, default: 0 } as const;
const flag = { type: 'tinyint', unsigned: true } as const;
const who = { type: 'varchar', length: 64, default: '' } as const;

/**
 * Codes that came together. `file_hold`: hash of its file while the same file is refused for its event; null once the batch
 * is cancelled or failed. `codes`: how many there are, `used`: how many of them, kept by the worker. `download_for`: who may
 * fetch the unused ones, once, until `download_until`.
 */
@Entity('serial_batch')
@Index('serial_batch_file', ['event_id', 'file_hold'], { unique: true })
@Index('serial_batch_list', ['game_id', 'id'])
@Index('serial_batch_event', ['event_id', 'id'])
export class SerialBatchRow {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'int', unsigned: true })
  event_id!: number;

  @Column({ type: 'int', unsigned: true })
  category_id!: number;

  @Column({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;

  @Column({ type: 'varchar', length: 16, ...ascii })
  kind!: SerialBatchKind;

  @Column({ type: 'varchar', length: 60 })
  name!: string;

  @Column({ type: 'varchar', length: 16, ...ascii })
  state!: SerialBatchState;

  @Column({ type: 'varchar', length: 100, default: '' })
  file_name!: string;

  @Column({ type: 'binary', length: 32, nullable: true })
  file_sha256!: Buffer | null;

  @Column({ type: 'binary', length: 32, nullable: true })
  file_hold!: Buffer | null;

  @Column(count)
  row_count!: number;

  @Column(count)
  accepted!: number;

  @Column(count)
  blank!: number;

  @Column(count)
  too_short!: number;

  @Column(count)
  too_long!: number;

  @Column(count)
  bad_chars!: number;

  @Column(count)
  many_cells!: number;

  @Column(count)
  bad_category!: number;

  @Column(count)
  dup_in_file!: number;

  @Column(count)
  dup_in_system!: number;

  @Column(count)
  dup_keyword!: number;

  @Column({ ...flag, default: 0 })
  skip_bad!: number;

  @Column(count)
  codes!: number;

  @Column(count)
  first_code!: number;

  @Column(count)
  used!: number;

  @Column({ type: 'int', unsigned: true, nullable: true })
  cap!: number | null;

  @Column({ ...flag, nullable: true })
  code_length!: number | null;

  @Column(who)
  made_by!: string;

  @Column(count)
  made_by_id!: number;

  @Column({ ...moment, nullable: true })
  ready_at!: Date | null;

  @Column({ ...moment, nullable: true })
  disabled_at!: Date | null;

  @Column(who)
  disabled_by!: string;

  @Column({ type: 'int', unsigned: true, nullable: true })
  download_for!: number | null;

  @Column({ ...moment, nullable: true })
  download_until!: Date | null;

  @Column({ ...moment, nullable: true })
  downloaded_at!: Date | null;

  @Column({ type: 'int', unsigned: true, default: 1 })
  version!: number;

  @Column({ ...moment, default: () => 'CURRENT_TIMESTAMP(3)' })
  created_at!: Date;
}

/**
 * A code by its keyed hash; its text stands nowhere here. Good while its batch is `ready` and `used` is below `cap`, which is
 * 1 for all but keywords. `claimed_by`: the account of the only, or last, redemption. No index of batches: it would cost an
 * import a fifth of its time, and codes of a batch are only looked for to take them back (`first_code`).
 */
@Entity('serial_code')
@Index('serial_code_mac', ['code_mac', 'event_id'], { unique: true })
export class SerialCodeRow {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'binary', length: 32 })
  code_mac!: Buffer;

  @Column({ type: 'int', unsigned: true })
  event_id!: number;

  @Column({ type: 'int', unsigned: true })
  category_id!: number;

  @Column({ type: 'int', unsigned: true })
  batch_id!: number;

  @Column(count)
  used!: number;

  @Column({ type: 'int', unsigned: true, default: 1 })
  cap!: number;

  @Column({ type: 'varchar', length: 100, ...bytes, nullable: true })
  claimed_by!: string | null;

  @Column({ ...moment, nullable: true })
  claimed_at!: Date | null;
}

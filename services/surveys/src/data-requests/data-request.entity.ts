import type { DataRequestKind, DataRequestState, DataRequestStep, ErasureState } from '@hub/contracts/surveys';
import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;
const moment = { type: 'datetime', precision: 3 } as const;
const count = { type: 'int', unsigned: true } as const;
const now = () => 'CURRENT_TIMESTAMP(3)';

/**
 * What somebody asks of their own data. `box`: who it is and what was written, sealed and bound to `box_name`; once the request is over where its end is told, and null when it was.
 * `open_key`: of one member and kind one is open. `hold_noted`: support holds the accounts.
 * `next_at`: when the areas are asked next. `record_sha256`: of the record of what went.
 */
@Entity('data_request')
@Index('data_request_open', ['open_key'], { unique: true })
@Index('data_request_list', ['state', 'id'])
@Index('data_request_due', ['closed_at', 'due_at'])
@Index('data_request_member', ['member_id', 'id'])
@Index('data_request_next', ['next_at'])
export class DataRequestRow {
  @PrimaryGeneratedColumn(count)
  id!: number;

  @Column({ type: 'varchar', length: 8, ...ascii })
  kind!: DataRequestKind;

  @Column({ type: 'varchar', length: 8, ...ascii })
  state!: DataRequestState;

  @Column({ type: 'varchar', length: 64, nullable: true, ...ascii })
  member_id!: string | null;

  @Column({ type: 'varchar', length: 80, nullable: true, ...ascii })
  open_key!: string | null;

  @Column({ type: 'varchar', length: 64, default: '' })
  opened_by!: string;

  @Column({ type: 'binary', length: 16 })
  box_name!: Buffer;

  @Column({ type: 'blob', nullable: true })
  box!: Buffer | null;

  @Column({ type: 'varchar', length: 300, default: '' })
  proof!: string;

  @Column({ ...moment, nullable: true })
  held_at!: Date | null;

  @Column({ type: 'varchar', length: 64, default: '' })
  held_by!: string;

  @Column({ type: 'varchar', length: 300, default: '' })
  hold_reason!: string;

  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  hold_noted!: number;

  @Column(moment)
  due_at!: Date;

  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  extended!: number;

  @Column({ ...moment, nullable: true })
  closed_at!: Date | null;

  @Column({ type: 'binary', length: 32, nullable: true })
  record_sha256!: Buffer | null;

  @Column({ ...moment, nullable: true })
  next_at!: Date | null;

  @Column({ ...count, default: 1 })
  version!: number;

  @Column({ ...moment, default: now })
  created_at!: Date;
}

/** How far one area is with an erasure. `destroyed`, `kept`: JSON, as the contract has them; nobody is named. */
@Entity('data_request_area')
export class DataRequestAreaRow {
  @PrimaryColumn(count)
  request_id!: number;

  @PrimaryColumn({ type: 'varchar', length: 32, ...ascii })
  area!: string;

  @Column({ type: 'varchar', length: 8, ...ascii })
  state!: ErasureState;

  @Column({ type: 'text' })
  destroyed!: string;

  @Column({ type: 'text' })
  kept!: string;

  @Column({ ...count, default: 0 })
  attempts!: number;

  @Column({ ...moment, nullable: true })
  tried_at!: Date | null;

  @Column({ ...moment, nullable: true })
  done_at!: Date | null;
}

@Entity('data_request_step')
@Index('data_request_step_of', ['request_id', 'id'])
export class DataRequestStepRow {
  @PrimaryGeneratedColumn({ type: 'bigint', unsigned: true })
  id!: string;

  @Column(count)
  request_id!: number;

  @Column({ type: 'varchar', length: 16, ...ascii })
  step!: DataRequestStep;

  @Column({ type: 'varchar', length: 64, default: '' })
  by_name!: string;

  @Column({ type: 'varchar', length: 300, default: '' })
  note!: string;

  @Column({ ...moment, default: now })
  at!: Date;
}

import type { DeliverySource } from '@hub/contracts/integration-events';
import type { DeliveryState } from '@hub/contracts/events';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;
const moment = { type: 'datetime', precision: 3 } as const;
const machine = { type: 'varchar', length: 32, ...ascii } as const;

/** What `tries` can hold: one that was tried more often stays there. */
export const MOST_TRIES = 65_535;
export const ONE_MORE = `LEAST(tries + 1, ${MOST_TRIES})`;

/**
 * Something that is to arrive in a game. `mail_id` is its name there for ever, made by who asked. Everything that goes over
 * the line never changes (`body_hash`). `due_at`: when it goes, again or for the first time; null when it does not by
 * itself. `lease_until`, `lease_token`: under way, by whom. `uncertain`: the game may have it. `attempt`: tries that count
 * for the schedule, `tries`: all of them. `alarm_at`: its deadline, until that has passed or it has arrived; then `late`.
 */
@Entity('delivery')
@Index('delivery_mail', ['mail_id'], { unique: true })
@Index('delivery_due', ['game_id', 'due_at'])
@Index('delivery_lease', ['lease_until'])
@Index('delivery_alarm', ['alarm_at'])
@Index('delivery_list', ['game_id', 'id'])
@Index('delivery_state', ['game_id', 'state', 'id'])
@Index('delivery_late', ['game_id', 'late', 'id'])
@Index('delivery_error', ['game_id', 'error', 'id'])
@Index('delivery_role', ['game_id', 'role_id', 'id'])
@Index('delivery_account', ['game_id', 'partner_uid', 'id'])
@Index('delivery_batch', ['batch_id', 'state', 'id'])
export class Delivery {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ ...machine })
  mail_id!: string;

  @Column({ type: 'varchar', length: 16, ...ascii })
  source!: DeliverySource;

  /** The service that is told how it ended; '' for nobody. */
  @Column({ type: 'varchar', length: 16, ...ascii, default: '' })
  asked_by!: string;

  @Column({ type: 'varchar', length: 64, default: '' })
  made_by!: string;

  @Column({ type: 'varchar', length: 100 })
  reason!: string;

  @Column({ ...machine })
  game_id!: string;

  @Column({ ...machine })
  server_id!: string;

  @Column({ ...machine })
  role_id!: string;

  @Column({ type: 'varchar', length: 64, charset: 'utf8mb4', collation: 'utf8mb4_bin', default: '' })
  partner_uid!: string;

  @Column({ type: 'varchar', length: 60 })
  title!: string;

  @Column({ type: 'varchar', length: 1000, default: '' })
  body!: string;

  /** JSON of `mailItem`s. */
  @Column({ type: 'text' })
  items!: string;

  @Column({ type: 'smallint', unsigned: true })
  expire_days!: number;

  @Column({ type: 'binary', length: 32 })
  body_hash!: Buffer;

  @Column({ type: 'int', unsigned: true, nullable: true })
  batch_id!: number | null;

  @Column({ type: 'varchar', length: 12, ...ascii, default: 'queued' })
  state!: DeliveryState;

  @Column({ type: 'int', unsigned: true, default: 1 })
  version!: number;

  @Column({ type: 'smallint', unsigned: true, default: 0 })
  attempt!: number;

  @Column({ type: 'smallint', unsigned: true, default: 0 })
  tries!: number;

  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  uncertain!: number;

  @Column({ ...moment, nullable: true })
  due_at!: Date | null;

  @Column({ ...moment, nullable: true })
  not_before!: Date | null;

  @Column({ ...moment, nullable: true })
  deadline_at!: Date | null;

  @Column({ ...moment, nullable: true })
  alarm_at!: Date | null;

  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  late!: number;

  @Column({ ...moment, nullable: true })
  lease_until!: Date | null;

  @Column({ type: 'binary', length: 16, nullable: true })
  lease_token!: Buffer | null;

  @Column({ type: 'varchar', length: 64, ...ascii, default: '' })
  error!: string;

  @Column({ type: 'varchar', length: 64, default: '' })
  partner_mail_id!: string;

  @Column({ type: 'int', unsigned: true, nullable: true })
  replaces_id!: number | null;

  @Column({ type: 'int', unsigned: true, nullable: true })
  replaced_by_id!: number | null;

  @Column({ ...moment, default: () => 'CURRENT_TIMESTAMP(3)' })
  created_at!: Date;

  @Column({ ...moment, default: () => 'CURRENT_TIMESTAMP(3)' })
  changed_at!: Date;
}

import type { WrongCode } from '@hub/contracts/events';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;
const bytes = { charset: 'utf8mb4', collation: 'utf8mb4_bin' } as const;
const moment = { type: 'datetime', precision: 3 } as const;
const now = () => 'CURRENT_TIMESTAMP(3)';

/**
 * An account got a reward. The two unique keys are the promise: a code is used `use_no` times and never twice as the same, an
 * account has a category `slot` times. `code_seal`: the code for its owner's own list, sealed and bound to `mail_id`.
 * `code_id` is null of a substitute, which `given_by` gave for `reason`. `mail_id`: name of its delivery.
 */
@Entity('redemption')
@Index('redemption_code', ['code_id', 'use_no'], { unique: true })
@Index('redemption_slot', ['event_id', 'category_id', 'account', 'slot'], { unique: true })
@Index('redemption_mail', ['mail_id'], { unique: true })
@Index('redemption_list', ['event_id', 'id'])
@Index('redemption_day', ['event_id', 'created_at', 'category_id'])
@Index('redemption_batch', ['batch_id', 'id'])
@Index('redemption_account', ['game_id', 'partner_uid', 'id'])
@Index('redemption_role', ['game_id', 'role_id', 'id'])
export class RedemptionRow {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'int', unsigned: true })
  event_id!: number;

  @Column({ type: 'int', unsigned: true })
  category_id!: number;

  @Column({ type: 'int', unsigned: true, nullable: true })
  batch_id!: number | null;

  @Column({ type: 'int', unsigned: true, nullable: true })
  code_id!: number | null;

  @Column({ type: 'int', unsigned: true, default: 1 })
  use_no!: number;

  @Column({ type: 'varchar', length: 100, ...bytes })
  account!: string;

  @Column({ type: 'smallint', unsigned: true })
  slot!: number;

  @Column({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;

  @Column({ type: 'varchar', length: 32, ...ascii })
  server_id!: string;

  @Column({ type: 'varchar', length: 32, ...ascii })
  role_id!: string;

  @Column({ type: 'varchar', length: 64, default: '' })
  role_name!: string;

  @Column({ type: 'varchar', length: 64, ...bytes, default: '' })
  partner_uid!: string;

  @Column({ type: 'varbinary', length: 160, nullable: true })
  code_seal!: Buffer | null;

  @Column({ type: 'varchar', length: 32, ...ascii })
  mail_id!: string;

  @Column({ type: 'varchar', length: 64, default: '' })
  given_by!: string;

  @Column({ type: 'varchar', length: 300, default: '' })
  reason!: string;

  @Column({ ...moment, default: now })
  created_at!: Date;
}

@Entity('redeem_lock')
@Index('redeem_lock_account', ['event_id', 'account'], { unique: true })
@Index('redeem_lock_locked', ['event_id', 'locked_at'])
@Index('redeem_lock_fails', ['event_id', 'fails'])
@Index('redeem_lock_player', ['game_id', 'partner_uid', 'id'])
@Index('redeem_lock_role', ['game_id', 'role_id', 'id'])
export class RedeemLockRow {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'int', unsigned: true })
  event_id!: number;

  @Column({ type: 'varchar', length: 100, ...bytes })
  account!: string;

  @Column({ type: 'smallint', unsigned: true, default: 0 })
  fails!: number;

  @Column({ ...moment, nullable: true })
  locked_at!: Date | null;

  @Column({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;

  @Column({ type: 'varchar', length: 32, ...ascii })
  server_id!: string;

  @Column({ type: 'varchar', length: 32, ...ascii })
  role_id!: string;

  @Column({ type: 'varchar', length: 64, default: '' })
  role_name!: string;

  @Column({ type: 'varchar', length: 64, ...bytes, default: '' })
  partner_uid!: string;

  @Column({ ...moment, default: now })
  last_at!: Date;
}

@Entity('lock_entry')
@Index('lock_entry_day', ['event_id', 'at'])
export class LockEntryRow {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'int', unsigned: true })
  event_id!: number;

  @Column({ type: 'int', unsigned: true })
  lock_id!: number;

  @Column({ ...moment, default: now })
  at!: Date;
}

/** One wrong entry with its true reason. `code_mac`: a keyed hash of what was entered, which the same again is known by. */
@Entity('wrong_entry')
@Index('wrong_entry_lock', ['lock_id', 'id'])
@Index('wrong_entry_day', ['event_id', 'at'])
@Index('wrong_entry_code', ['lock_id', 'code_mac'])
export class WrongEntryRow {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'int', unsigned: true })
  event_id!: number;

  @Column({ type: 'int', unsigned: true })
  lock_id!: number;

  @Column({ type: 'varchar', length: 16, ...ascii })
  why!: WrongCode;

  @Column({ type: 'binary', length: 32, nullable: true })
  code_mac!: Buffer | null;

  @Column({ ...moment, default: now })
  at!: Date;
}

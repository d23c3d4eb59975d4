import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;
const moment = { type: 'datetime', precision: 3 } as const;

export type AttemptState = 'opened' | 'number' | 'paid' | 'failed';

/** `orderno` is used up by it. `seen`: the provider has told of it, so it can be asked for without harm. */
@Entity('payment_attempt')
@Index('payment_attempt_orderno', ['orderno'], { unique: true })
@Index('payment_attempt_of', ['order_id', 'id'])
@Index('payment_attempt_open', ['state', 'created_at'])
export class PaymentAttempt {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'int', unsigned: true })
  order_id!: number;

  @Column({ type: 'char', length: 17, ...ascii })
  orderno!: string;

  @Column({ type: 'int', unsigned: true })
  amount!: number;

  @Column({ type: 'varchar', length: 8, ...ascii, default: 'opened' })
  state!: AttemptState;

  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  seen!: number;

  @Column({ type: 'varchar', length: 20, ...ascii, default: '' })
  trade_no!: string;

  @Column({ type: 'varchar', length: 16, ...ascii, default: '' })
  method!: string;

  @Column({ type: 'varchar', length: 10, ...ascii, default: '' })
  bank_code!: string;

  @Column({ type: 'varchar', length: 30, ...ascii, default: '' })
  code_no!: string;

  @Column({ ...moment, nullable: true })
  number_until!: Date | null;

  @Column({ type: 'varchar', length: 16, ...ascii, default: '' })
  code!: string;

  @Column({ type: 'varchar', length: 100, default: '' })
  message!: string;

  /** How often its number was mailed, and when last. */
  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  mailed!: number;

  @Column({ ...moment, nullable: true })
  mailed_at!: Date | null;

  /** As its order. */
  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  rehearsal!: number;

  @Column({ ...moment, nullable: true })
  asked_at!: Date | null;

  @Column({ ...moment, default: () => 'CURRENT_TIMESTAMP(3)' })
  created_at!: Date;
}

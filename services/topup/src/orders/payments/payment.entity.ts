import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;
const moment = { type: 'datetime', precision: 3 } as const;

/** `newebpay`, its test area (`sandbox`), or `bank` for a transfer that a person found on the statement. */
export type PaymentProvider = 'newebpay' | 'sandbox' | 'bank';

/** The money of an order. Its keys are the promise: an order is paid once, and a trade pays once. */
@Entity('payment')
@Index('payment_of_order', ['order_id'], { unique: true })
@Index('payment_trade', ['provider', 'trade_no'], { unique: true })
export class Payment {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'int', unsigned: true })
  order_id!: number;

  @Column({ type: 'varchar', length: 16, ...ascii })
  provider!: PaymentProvider;

  @Column({ type: 'varchar', length: 40, ...ascii })
  trade_no!: string;

  @Column({ type: 'char', length: 17, ...ascii, default: '' })
  orderno!: string;

  @Column({ type: 'int', unsigned: true })
  amount!: number;

  @Column({ type: 'varchar', length: 16, ...ascii })
  method!: string;

  @Column({ ...moment })
  paid_at!: Date;

  @Column({ type: 'varchar', length: 10, ...ascii, default: '' })
  payer_bank!: string;

  @Column({ type: 'varchar', length: 5, ...ascii, default: '' })
  payer_last_five!: string;

  @Column({ ...moment, default: () => 'CURRENT_TIMESTAMP(3)' })
  created_at!: Date;
}

import type { PaymentIssueKind } from '@hub/contracts/topup';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;
const moment = { type: 'datetime', precision: 3 } as const;

export type IssueKind = PaymentIssueKind;

/** Money that pays for nothing as it is: a person has to look at it. One row for each trade, however often it is told. */
@Entity('payment_issue')
@Index('payment_issue_once', ['kind', 'orderno', 'trade_no'], { unique: true })
@Index('payment_issue_of', ['order_id'])
@Index('payment_issue_open', ['settled_at', 'id'])
export class PaymentIssue {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'varchar', length: 16, ...ascii })
  kind!: IssueKind;

  @Column({ type: 'int', unsigned: true, nullable: true })
  order_id!: number | null;

  @Column({ type: 'varchar', length: 30, ...ascii })
  orderno!: string;

  @Column({ type: 'varchar', length: 20, ...ascii })
  trade_no!: string;

  @Column({ type: 'int', unsigned: true })
  amount!: number;

  @Column({ type: 'int', unsigned: true, nullable: true })
  wanted!: number | null;

  @Column({ ...moment, default: () => 'CURRENT_TIMESTAMP(3)' })
  created_at!: Date;

  @Column({ ...moment, nullable: true })
  settled_at!: Date | null;

  @Column({ type: 'varchar', length: 64, default: '' })
  settled_by!: string;

  @Column({ type: 'varchar', length: 300, default: '' })
  settle_reason!: string;
}

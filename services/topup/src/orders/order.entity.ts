import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { OrderDeliveryState, OrderKind, ReportType } from '@hub/contracts/topup';
import type { OrderState } from './order.states.ts';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;
const moment = { type: 'datetime', precision: 3 } as const;
const amount = { type: 'int', unsigned: true } as const;

/**
 * `report_id`: twelve digits and no secret; `token_mac` and `token_box`: its token, which is one. `buyer_box`: sealed. `partner_uid`: whose
 * character it is for; `owner`: the account that began it, `game:uid`, '' for a visitor: what one buys for a friend is not the friend’s to read.
 */
@Entity('topup_order')
@Index('topup_order_report', ['report_id'], { unique: true })
@Index('topup_order_token', ['token_mac'], { unique: true })
@Index('topup_order_desk', ['game_id', 'state', 'id'])
@Index('topup_order_kind', ['game_id', 'kind', 'state', 'id'])
@Index('topup_order_account', ['game_id', 'partner_uid', 'id'])
@Index('topup_order_owner', ['owner', 'id'])
@Index('topup_order_email', ['email_mac', 'id'])
@Index('topup_order_phone', ['phone_mac', 'id'])
@Index('topup_order_age', ['created_at'])
export class Order {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'char', length: 12, ...ascii })
  report_id!: string;

  @Column({ type: 'binary', length: 32 })
  token_mac!: Buffer;

  @Column({ type: 'varbinary', length: 128 })
  token_box!: Buffer;

  @Column({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;

  @Column({ type: 'char', length: 1, ...ascii })
  report_type!: ReportType;

  @Column({ type: 'varchar', length: 32, ...ascii })
  server_id!: string;

  @Column({ type: 'varchar', length: 64 })
  server_name!: string;

  @Column({ type: 'varchar', length: 20, ...ascii })
  role_id!: string;

  @Column({ type: 'varchar', length: 64 })
  char_name!: string;

  @Column({ type: 'varchar', length: 64, ...ascii, default: '' })
  partner_uid!: string;

  @Column({ type: 'varchar', length: 16, ...ascii })
  state!: OrderState;

  @Column({ type: 'varchar', length: 16, ...ascii, default: 'none' })
  delivery!: OrderDeliveryState;

  @Column({ type: 'int', unsigned: true, nullable: true })
  product_id!: number | null;

  @Column({ type: 'varchar', length: 100, default: '' })
  title!: string;

  @Column({ type: 'smallint', unsigned: true, default: 0 })
  qty!: number;

  @Column({ ...amount, default: 0 })
  amount!: number;

  @Column({ type: 'text' })
  goods!: string;

  @Column({ ...amount, nullable: true })
  tier_amount!: number | null;

  @Column({ type: 'varchar', length: 8, ...ascii, default: '' })
  invoice_option!: string;

  @Column({ type: 'blob', nullable: true })
  buyer_box!: Buffer | null;

  @Column({ type: 'varchar', length: 32, ...ascii })
  buyer_kid!: string;

  @Column({ type: 'binary', length: 32, nullable: true })
  email_mac!: Buffer | null;

  @Column({ type: 'binary', length: 32, nullable: true })
  phone_mac!: Buffer | null;

  @Column({ type: 'int', unsigned: true, default: 1 })
  version!: number;

  @Column({ ...moment, default: () => 'CURRENT_TIMESTAMP(3)' })
  created_at!: Date;

  @Column({ ...moment, default: () => 'CURRENT_TIMESTAMP(3)' })
  changed_at!: Date;

  @Column({ ...moment, nullable: true })
  cancels_at!: Date | null;

  @Column({ ...moment, nullable: true })
  paid_at!: Date | null;

  @Column({ type: 'varchar', length: 100, ...ascii, default: '' })
  owner!: string;

  /** '' until its second step. */
  @Column({ type: 'varchar', length: 8, ...ascii, default: '' })
  kind!: OrderKind | '';

  /** 1: paid at the provider’s test area. It brings nothing and counts for nothing. */
  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  rehearsal!: number;
}

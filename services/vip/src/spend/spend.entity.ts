import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;
const amount = { type: 'int', unsigned: true, default: 0 } as const;
const noted = { type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' } as const;

/** An account that ever paid, with the last day on which it did: the row that whoever counts for the account holds. */
@Entity('vip_spender')
export class VipSpender {
  @PrimaryColumn({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;

  @PrimaryColumn({ type: 'varchar', length: 64, ...ascii })
  partner_uid!: string;

  @Column({ type: 'char', length: 10, ...ascii })
  last_on!: string;
}

/** An order: what was paid, on which day of Taipei, and what went back. `paid_on` null: only a refund of it is known so far. */
@Entity('vip_spend')
@Index('vip_spend_account', ['game_id', 'partner_uid', 'paid_on', 'amount_twd', 'refunded_twd'])
@Index('vip_spend_age', ['noted_at'])
export class VipSpend {
  @PrimaryColumn({ type: 'varchar', length: 64, ...ascii })
  order_id!: string;

  @Column({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;

  @Column({ type: 'varchar', length: 64, ...ascii })
  partner_uid!: string;

  @Column({ type: 'char', length: 10, nullable: true, ...ascii })
  paid_on!: string | null;

  @Column(amount)
  amount_twd!: number;

  @Column(amount)
  refunded_twd!: number;

  @Column(noted)
  noted_at!: Date;
}

/** A refund that was counted. */
@Entity('vip_refund')
@Index('vip_refund_age', ['noted_at'])
export class VipRefund {
  @PrimaryColumn({ type: 'varchar', length: 64, ...ascii })
  refund_id!: string;

  @Column({ type: 'varchar', length: 64, ...ascii })
  order_id!: string;

  @Column({ type: 'int', unsigned: true })
  amount_twd!: number;

  @Column(noted)
  noted_at!: Date;
}

import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;
const moment = { type: 'datetime', precision: 3 } as const;
const now = () => 'CURRENT_TIMESTAMP(3)';

/** The rule of a game: who paid `amount_twd` within `days` days of Taipei is of `level`. */
@Entity('vip_rule')
export class VipRuleRow {
  @PrimaryColumn({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;

  @Column({ type: 'tinyint', unsigned: true })
  is_on!: number;

  @Column({ type: 'smallint', unsigned: true })
  days!: number;

  @Column({ type: 'int', unsigned: true })
  amount_twd!: number;

  @Column({ type: 'tinyint', unsigned: true })
  level!: number;

  @Column({ type: 'int', unsigned: true, default: 1 })
  version!: number;

  @Column({ type: 'varchar', length: 64 })
  changed_by!: string;

  @Column({ ...moment, default: now })
  changed_at!: Date;
}

/** A level that an account reached by what it paid. Of two levels the lower one stands here only when it lasts longer. */
@Entity('vip_earned')
@Index('vip_earned_end', ['game_id', 'ends_at', 'partner_uid'])
@Index('vip_earned_level', ['game_id', 'level', 'ends_at', 'partner_uid'])
export class VipEarned {
  @PrimaryColumn({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;

  @PrimaryColumn({ type: 'varchar', length: 64, ...ascii })
  partner_uid!: string;

  @PrimaryColumn({ type: 'tinyint', unsigned: true })
  level!: number;

  @Column({ ...moment, default: now })
  begins_at!: Date;

  @Column({ ...moment })
  ends_at!: Date;

  @Column({ ...moment, default: now })
  changed_at!: Date;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;
const moment = { type: 'datetime', precision: 3 } as const;

/** What a game last said of an account: its level there, until when, and as of when it knew. */
@Entity('vip_push')
export class VipPush {
  @PrimaryColumn({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;

  @PrimaryColumn({ type: 'varchar', length: 64, ...ascii })
  partner_uid!: string;

  @Column({ type: 'tinyint', unsigned: true })
  level!: number;

  @Column({ ...moment, nullable: true })
  until!: Date | null;

  @Column({ ...moment })
  as_of!: Date;

  @Column({ ...moment, default: () => 'CURRENT_TIMESTAMP(3)' })
  pushed_at!: Date;
}

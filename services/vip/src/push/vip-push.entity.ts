import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { FOREVER } from '../ranking/said.ts';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;
const moment = { type: 'datetime', precision: 3 } as const;

/**
 * What a game last said of an account: its level there, until when, and as of when it knew. `ends_at`: the same for lists, which
 * look for what ends; of a level 0 it is `as_of`.
 */
@Entity('vip_push')
@Index('vip_push_end', ['game_id', 'ends_at', 'partner_uid'])
@Index('vip_push_level', ['game_id', 'level', 'ends_at', 'partner_uid'])
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

  @Column({ ...moment, default: FOREVER })
  ends_at!: Date;

  @Column({ ...moment, default: () => 'CURRENT_TIMESTAMP(3)' })
  pushed_at!: Date;
}

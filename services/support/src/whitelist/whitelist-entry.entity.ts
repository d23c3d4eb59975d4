import type { WhitelistKind, WhitelistName } from '@hub/contracts/support';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;

/**
 * Somebody who sees what is not open to everybody yet: a `preview` of buttons and links, or the reports of VIP
 * (`vip_report`). `account`: a game account; `role`: a character id, which names somebody at one game only; `network`:
 * addresses of an office, `203.0.113.0/24` or `2001:db8::/48`, never finer than a /64. `game_id` `*`: every game, not for
 * roles.
 */
@Entity('whitelist')
@Index('whitelist_entry', ['list', 'game_id', 'kind', 'value'], { unique: true })
export class WhitelistEntry {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'varchar', length: 16, default: 'preview', ...ascii })
  list!: WhitelistName;

  @Column({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;

  @Column({ type: 'varchar', length: 8, ...ascii })
  kind!: WhitelistKind;

  @Column({ type: 'varchar', length: 64, ...ascii })
  value!: string;

  @Column({ type: 'varchar', length: 120 })
  note!: string;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  ends_at!: Date | null;
}

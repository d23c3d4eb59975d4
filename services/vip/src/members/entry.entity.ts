import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { FOREVER } from '../ranking/said.ts';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;
const moment = { type: 'datetime', precision: 3 } as const;
const now = () => 'CURRENT_TIMESTAMP(3)';

/** An account in the list that staff keeps, from its first moment to its last one; one that is over stays, and can begin anew. */
@Entity('vip_entry')
@Index('vip_entry_account', ['game_id', 'partner_uid'], { unique: true })
@Index('vip_entry_end', ['game_id', 'ends_at', 'partner_uid'])
@Index('vip_entry_level', ['game_id', 'level', 'ends_at', 'partner_uid'])
@Index('vip_entry_begin', ['game_id', 'begins_at', 'partner_uid'])
@Index('vip_entry_agent', ['game_id', 'agent', 'ends_at', 'partner_uid'])
export class VipEntry {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;

  @Column({ type: 'varchar', length: 64, ...ascii })
  partner_uid!: string;

  @Column({ type: 'tinyint', unsigned: true })
  level!: number;

  @Column({ ...moment })
  begins_at!: Date;

  @Column({ ...moment, default: FOREVER })
  ends_at!: Date;

  /** Login and name of the named agent. */
  @Column({ type: 'varchar', length: 64, default: '', ...ascii })
  agent!: string;

  @Column({ type: 'varchar', length: 64, default: '' })
  agent_name!: string;

  @Column({ type: 'varchar', length: 200, default: '' })
  note!: string;

  @Column({ type: 'int', unsigned: true, default: 1 })
  version!: number;

  @Column({ type: 'varchar', length: 64 })
  changed_by!: string;

  @Column({ ...moment, default: now })
  changed_at!: Date;
}

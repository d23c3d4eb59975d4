import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Member } from '../member.entity.ts';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;
const machineId = { type: 'varchar', length: 32, ...ascii } as const;

/**
 * That a member proved to play with an account of a game: the game’s token and the mail’s code came in one call, at `linked_at`. The character is
 * the one of that token. An account is one member’s at a time.
 */
@Entity('member_account')
@Index('member_account_once', ['game_id', 'partner_uid'], { unique: true })
@Index('member_account_member', ['member_id', 'linked_at'])
export class MemberAccount {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'int', unsigned: true })
  member_id!: number;

  @ManyToOne(() => Member, { onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'member_id', foreignKeyConstraintName: 'account_of_member' })
  member?: Member;

  @Column(machineId)
  game_id!: string;

  @Column({ type: 'varchar', length: 64, ...ascii })
  partner_uid!: string;

  @Column(machineId)
  server_id!: string;

  @Column(machineId)
  role_id!: string;

  @Column({ type: 'varchar', length: 64 })
  role_name!: string;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  linked_at!: Date;
}

import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Member } from '../member.entity.ts';

/**
 * A browser that a member logged in with. `id` is the hash of what the cookie holds, `previous_id` that of the cookie before,
 * which two pages of one browser may still hold for a moment. `ref` stays: what the member names it by. `chain`: of its tokens, ended with it; so is `previous_chain`.
 */
@Entity('member_session')
@Index('member_session_ref', ['member_id', 'ref'], { unique: true })
@Index('member_session_previous', ['previous_id'])
@Index('member_session_age', ['last_seen_at'])
export class MemberSession {
  @PrimaryColumn({ type: 'binary', length: 32 })
  id!: Buffer;

  @Column({ type: 'binary', length: 32, nullable: true })
  previous_id!: Buffer | null;

  @Column({ type: 'binary', length: 8 })
  ref!: Buffer;

  @Column({ type: 'int', unsigned: true })
  member_id!: number;

  @ManyToOne(() => Member, { onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'member_id', foreignKeyConstraintName: 'session_of_member' })
  member?: Member;

  @Column({ type: 'varchar', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  chain!: string;

  @Column({ type: 'varchar', length: 64, charset: 'ascii', collation: 'ascii_bin', default: '' })
  previous_chain!: string;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  created_at!: Date;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  last_seen_at!: Date;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  rotated_at!: Date;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  revoked_at!: Date | null;

  @Column({ type: 'varchar', length: 64, default: '' })
  device!: string;

  @Column({ type: 'varchar', length: 45, charset: 'ascii', collation: 'ascii_bin', default: '' })
  address!: string;
}

import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * `email_mac` is what an address is found by; `profile_box`: what the member saved, sealed; null when nothing. `closed_at`: the membership ended;
 * a log-in takes it up again for as long as the row is kept.
 */
@Entity('member')
@Index('member_email', ['email_mac'], { unique: true })
@Index('member_last_login', ['last_login_at'])
@Index('member_closed', ['closed_at'])
export class Member {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'binary', length: 32 })
  email_mac!: Buffer;

  @Column({ type: 'varbinary', length: 512 })
  email_box!: Buffer;

  @Column({ type: 'varbinary', length: 2048, nullable: true })
  profile_box!: Buffer | null;

  /** Of the last log-in: what we write to the member in. */
  @Column({ type: 'varchar', length: 8, charset: 'ascii', collation: 'ascii_bin' })
  language!: string;

  @Column({ type: 'int', unsigned: true, default: 1 })
  version!: number;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  created_at!: Date;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  last_login_at!: Date;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  closed_at!: Date | null;
}

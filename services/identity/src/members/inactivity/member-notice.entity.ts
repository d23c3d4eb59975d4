import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

const moment = { type: 'datetime', precision: 3 } as const;
const number = { type: 'int', unsigned: true } as const;

/**
 * That a member is written to about the time since `login_at`, the last log-in: once. `run_id`: the run that wrote last. `closes_at`: from when
 * the membership may be closed, known once the mail has left and while it has not come back. `ended_at`: it was closed by `closed_run`, or the member came back.
 */
@Entity('member_notice')
@Index('member_notice_once', ['member_id', 'login_at'], { unique: true })
@Index('member_notice_token', ['mail_token'], { unique: true })
@Index('member_notice_open', ['ended_at', 'closes_at', 'id'])
export class MemberNotice {
  @PrimaryGeneratedColumn(number)
  id!: number;

  @Column(number)
  member_id!: number;

  @Column(moment)
  login_at!: Date;

  @Column(number)
  run_id!: number;

  @Column({ ...moment, default: () => 'CURRENT_TIMESTAMP(3)' })
  noticed_at!: Date;

  @Column({ ...moment, nullable: true })
  mailed_at!: Date | null;

  @Column({ ...moment, nullable: true })
  closes_at!: Date | null;

  @Column({ ...moment, nullable: true })
  ended_at!: Date | null;

  @Column({ ...number, nullable: true })
  closed_run!: number | null;

  /** In the return path of its mails. */
  @Column({ type: 'char', length: 32, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  mail_token!: string | null;

  @Column({ ...moment, nullable: true })
  bounced_at!: Date | null;
}

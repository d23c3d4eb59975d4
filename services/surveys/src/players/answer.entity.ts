import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;

/**
 * `subject`: keyed hash of who answered, once for each survey that says so. `choices`: JSON, what can be counted; `box`: the rest, sealed,
 * null once it has served its time. `counted`: stands in the results.
 */
@Entity('answer')
@Index('answer_subject', ['survey_id', 'subject'], { unique: true })
@Index('answer_list', ['survey_id', 'id'])
@Index('answer_version', ['survey_id', 'version_no', 'id'])
@Index('answer_uncounted', ['counted', 'id'])
@Index('answer_role', ['game_id', 'role_id'])
@Index('answer_email', ['email_mac'])
@Index('answer_age', ['created_at'])
export class Answer {
  @PrimaryGeneratedColumn({ type: 'bigint', unsigned: true })
  id!: string;

  @Column({ type: 'int', unsigned: true })
  survey_id!: number;

  @Column({ type: 'int', unsigned: true })
  version_no!: number;

  @Column({ type: 'binary', length: 32 })
  subject!: Buffer;

  @Column({ type: 'int', unsigned: true, nullable: true })
  qualification_id!: number | null;

  @Column({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;

  @Column({ type: 'varchar', length: 32, default: '', ...ascii })
  server_id!: string;

  @Column({ type: 'varchar', length: 20, default: '', ...ascii })
  role_id!: string;

  @Column({ type: 'varchar', length: 64, default: '', ...ascii })
  partner_uid!: string;

  @Column({ type: 'binary', length: 32, nullable: true })
  email_mac!: Buffer | null;

  @Column({ type: 'text' })
  choices!: string;

  @Column({ type: 'blob', nullable: true })
  box!: Buffer | null;

  @Column({ type: 'varchar', length: 5, ...ascii })
  language!: string;

  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  counted!: number;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  created_at!: Date;
}

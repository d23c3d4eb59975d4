import type { RewardState, SurveyRewardKind } from '@hub/contracts/surveys';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;
const moment = { type: 'datetime', precision: 3 } as const;
const whole = { type: 'int', unsigned: true } as const;

/**
 * What an answer earned: one for each survey and `subject`, which is the character or the qualification. `delivery_id`: the name of the
 * mail in the game. `mails`, `mail_token`: how many mails left with the card code, and what the last one's return path carries.
 */
@Entity('reward')
@Index('reward_of', ['survey_id', 'subject'], { unique: true })
@Index('reward_mail', ['mail_token'], { unique: true })
@Index('reward_due', ['kind', 'state', 'id'])
@Index('reward_list', ['survey_id', 'state', 'id'])
@Index('reward_age', ['created_at'])
export class Reward {
  @PrimaryGeneratedColumn(whole)
  id!: number;

  @Column(whole)
  survey_id!: number;

  @Column(whole)
  version_no!: number;

  @Column({ type: 'bigint', unsigned: true })
  answer_id!: string;

  @Column({ type: 'binary', length: 32 })
  subject!: Buffer;

  @Column({ type: 'varchar', length: 10, ...ascii })
  kind!: Exclude<SurveyRewardKind, 'none'>;

  @Column({ type: 'varchar', length: 10, ...ascii })
  state!: RewardState;

  @Column({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;

  @Column({ type: 'varchar', length: 32, default: '', ...ascii })
  server_id!: string;

  @Column({ type: 'varchar', length: 20, default: '', ...ascii })
  role_id!: string;

  @Column({ type: 'varchar', length: 64, default: '', ...ascii })
  partner_uid!: string;

  @Column(whole)
  amount!: number;

  @Column({ type: 'varchar', length: 64, nullable: true, ...ascii })
  delivery_id!: string | null;

  @Column({ type: 'char', length: 32, nullable: true, ...ascii })
  mail_token!: string | null;

  @Column({ type: 'smallint', unsigned: true, default: 0 })
  mails!: number;

  @Column({ type: 'smallint', unsigned: true, default: 0 })
  tries!: number;

  @Column({ type: 'varchar', length: 120, default: '', ...ascii })
  error!: string;

  @Column({ ...moment, default: () => 'CURRENT_TIMESTAMP(3)' })
  created_at!: Date;

  @Column({ ...moment, default: () => 'CURRENT_TIMESTAMP(3)' })
  changed_at!: Date;
}

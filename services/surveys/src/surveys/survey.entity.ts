import type { SurveyEdition, SurveyKind, SurveyState } from '@hub/contracts/surveys';
import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;
const moment = { type: 'datetime', precision: 3 } as const;
const whole = { type: 'int', unsigned: true } as const;

/**
 * `live_no`: the version that players see, 0 for none; `draft_no`: the one that is worked on, the same where nothing is. Window as of
 * the live version. `slot`: game and edition, of a published exclusive survey.
 */
@Entity('survey')
@Index('survey_address', ['survey_key'], { unique: true })
@Index('survey_slot', ['slot'], { unique: true })
@Index('survey_game', ['game_id', 'id'])
export class Survey {
  @PrimaryGeneratedColumn(whole)
  id!: number;

  @Column({ type: 'varchar', length: 32, ...ascii })
  survey_key!: string;

  @Column({ type: 'varchar', length: 10, ...ascii })
  kind!: SurveyKind;

  @Column({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;

  @Column({ type: 'varchar', length: 8, default: '', ...ascii })
  edition!: SurveyEdition | '';

  @Column({ type: 'varchar', length: 48, nullable: true, ...ascii })
  slot!: string | null;

  @Column({ type: 'varchar', length: 10, ...ascii })
  state!: SurveyState;

  @Column({ type: 'varchar', length: 80 })
  title!: string;

  @Column({ ...whole, default: 0 })
  live_no!: number;

  @Column({ ...whole, default: 1 })
  draft_no!: number;

  @Column({ ...moment, nullable: true })
  opens_at!: Date | null;

  @Column({ ...moment, nullable: true })
  closes_at!: Date | null;

  @Column({ type: 'varchar', length: 64 })
  changed_by!: string;

  @Column({ ...moment, default: () => 'CURRENT_TIMESTAMP(3)' })
  changed_at!: Date;

  @Column({ type: 'varchar', length: 64, default: '' })
  published_by!: string;

  @Column({ ...moment, nullable: true })
  published_at!: Date | null;

  @Column({ ...moment, nullable: true })
  ended_at!: Date | null;

  @Column({ ...whole, default: 1 })
  version!: number;
}

/** `content`: JSON. One that was published never changes. */
@Entity('survey_version')
export class SurveyVersion {
  @PrimaryColumn(whole)
  survey_id!: number;

  @PrimaryColumn(whole)
  no!: number;

  @Column({ type: 'mediumtext' })
  content!: string;

  @Column({ ...moment, default: () => 'CURRENT_TIMESTAMP(3)' })
  saved_at!: Date;

  @Column({ ...moment, nullable: true })
  published_at!: Date | null;
}

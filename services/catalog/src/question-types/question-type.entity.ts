import type { Translations } from '@hub/contracts/shared';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { ascii, moment, translations } from '../rows/columns.ts';

/** What a report can be about, at one game or at every game (`*`). A game's own row replaces the general one. */
@Entity('question_type')
export class QuestionTypeRow {
  @PrimaryColumn({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;

  @PrimaryColumn({ type: 'varchar', length: 32, ...ascii })
  code!: string;

  @Column({ type: 'varchar', length: 64 })
  label!: string;

  @Column(translations)
  translations!: Translations | null;

  /** 1 = only for players who come from inside the game. */
  @Column({ type: 'tinyint', unsigned: true })
  token_only!: number;

  @Column({ ...moment, nullable: true })
  starts_at!: Date | null;

  @Column({ ...moment, nullable: true })
  ends_at!: Date | null;

  @Column({ type: 'smallint', unsigned: true })
  sort!: number;
}

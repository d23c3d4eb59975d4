import type { Translations } from '@hub/contracts/shared';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { ascii, moment, translations } from '../rows/columns.ts';

@Entity('faq')
@Index('faq_site', ['site', 'sort'])
export class Article {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'varchar', length: 32, ...ascii })
  site!: string;

  /** A question type's code, or `receipt`. */
  @Column({ type: 'varchar', length: 32, ...ascii })
  type_id!: string;

  @Column({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;

  @Column({ type: 'varchar', length: 120 })
  title!: string;

  /** HTML, cleaned when it was saved. */
  @Column({ type: 'mediumtext' })
  content!: string;

  @Column(translations)
  translations!: Translations | null;

  @Column({ type: 'smallint', unsigned: true })
  sort!: number;

  @Column({ type: 'tinyint', unsigned: true })
  published!: number;

  /** From then on a published article is shown; null = at once. */
  @Column({ ...moment, nullable: true })
  publish_at!: Date | null;
}

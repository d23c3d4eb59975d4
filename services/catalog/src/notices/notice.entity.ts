import type { Translations } from '@hub/contracts/shared';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { ascii, moment, translations } from '../rows/columns.ts';

/** An announcement of one game or of every game (`*`), shown inside its window. `content` is plain text. */
@Entity('notice')
@Index('notice_end', ['ends_at'])
export class Notice {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;

  @Column({ type: 'varchar', length: 16, ...ascii })
  kind!: 'info' | 'maintenance' | 'fraud';

  @Column({ type: 'varchar', length: 120 })
  title!: string;

  @Column({ type: 'text' })
  content!: string;

  @Column(translations)
  translations!: Translations | null;

  @Column({ ...moment })
  starts_at!: Date;

  @Column({ ...moment, nullable: true })
  ends_at!: Date | null;

  @Column({ type: 'tinyint', unsigned: true, default: 1 })
  published!: number;
}

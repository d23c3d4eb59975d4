import { Column, Entity, PrimaryColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;

/** How often an article spared a report: by day of Taipei, game, chosen type and article. Nothing about anybody. */
@Entity('helped')
export class Helped {
  @PrimaryColumn({ type: 'date' })
  day!: string;

  @PrimaryColumn({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;

  @PrimaryColumn({ type: 'varchar', length: 32, ...ascii })
  question_type!: string;

  @PrimaryColumn({ type: 'int', unsigned: true })
  article_id!: number;

  @Column({ type: 'int', unsigned: true })
  hits!: number;
}

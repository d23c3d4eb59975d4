import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { Language } from '@hub/contracts/shared';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;

/** What an agent picks instead of typing it; `game_id` '' = every game. `uses` counts the answers that were sent with it. */
@Entity('macro')
@Index('macro_pick', ['archived_at', 'game_id', 'id'])
@Index('macro_seed', ['seed_key'], { unique: true })
export class Macro {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'varchar', length: 32, default: '', ...ascii })
  game_id!: string;

  @Column({ type: 'varchar', length: 5, ...ascii })
  language!: Language;

  @Column({ type: 'varchar', length: 80 })
  title!: string;

  @Column({ type: 'text' })
  content!: string;

  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  closes!: number;

  @Column({ type: 'int', unsigned: true, default: 0 })
  uses!: number;

  @Column({ type: 'int', unsigned: true, default: 1 })
  version!: number;

  @Column({ type: 'varchar', length: 64 })
  changed_by!: string;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  changed_at!: Date;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  archived_at!: Date | null;

  /** Natural key of a row of the demonstration. */
  @Column({ type: 'varchar', length: 32, nullable: true, ...ascii })
  seed_key!: string | null;
}

@Entity('macro_version')
@Index('macro_version_of', ['macro_id', 'version'], { unique: true })
export class MacroVersion {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'int', unsigned: true })
  macro_id!: number;

  @ManyToOne(() => Macro, { onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'macro_id', foreignKeyConstraintName: 'macro_version_macro' })
  macro?: Macro;

  @Column({ type: 'int', unsigned: true })
  version!: number;

  @Column({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;

  @Column({ type: 'varchar', length: 5, ...ascii })
  language!: Language;

  @Column({ type: 'varchar', length: 80 })
  title!: string;

  @Column({ type: 'text' })
  content!: string;

  @Column({ type: 'tinyint', unsigned: true })
  closes!: number;

  @Column({ type: 'varchar', length: 64 })
  changed_by!: string;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  changed_at!: Date;
}

import type { Translations } from '@hub/contracts/shared';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { ascii, moment, translations } from '../rows/columns.ts';
import { Game } from './game.entity.ts';

/** A button on a game's service home, shown inside its window; `url` is a path of this site. */
@Entity('quick_action')
export class QuickAction {
  @PrimaryColumn({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;

  @PrimaryColumn({ type: 'varchar', length: 120, ...ascii })
  url!: string;

  @ManyToOne(() => Game, { onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'game_id', foreignKeyConstraintName: 'quick_action_of_game' })
  game?: Game;

  @Column({ type: 'varchar', length: 64 })
  label!: string;

  @Column(translations)
  translations!: Translations | null;

  @Column({ type: 'varchar', length: 16, ...ascii })
  audience!: 'everyone' | 'whitelisted';

  /** `web`: not inside a game. */
  @Column({ type: 'varchar', length: 16, ...ascii, default: 'everywhere' })
  place!: 'everywhere' | 'web';

  @Column({ ...moment, nullable: true })
  starts_at!: Date | null;

  @Column({ ...moment, nullable: true })
  ends_at!: Date | null;
}

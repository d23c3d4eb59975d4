import type { Translations } from '@hub/contracts/shared';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { ascii, translations } from '../rows/columns.ts';
import { Game } from './game.entity.ts';

@Entity('tip')
export class Tip {
  @PrimaryColumn({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;

  @PrimaryColumn({ type: 'smallint', unsigned: true })
  sort!: number;

  @ManyToOne(() => Game, { onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'game_id', foreignKeyConstraintName: 'tip_of_game' })
  game?: Game;

  @Column({ type: 'varchar', length: 255 })
  text!: string;

  @Column(translations)
  translations!: Translations | null;
}

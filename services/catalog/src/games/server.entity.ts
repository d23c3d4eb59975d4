import type { Translations } from '@hub/contracts/shared';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { ascii, translations } from '../rows/columns.ts';
import { Game } from './game.entity.ts';

export type ServerStatus = 'public' | 'hidden' | 'maintenance' | 'closed' | 'merged';

@Entity('server')
export class Server {
  @PrimaryColumn({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;

  @PrimaryColumn({ type: 'varchar', length: 32, ...ascii })
  server_id!: string;

  @ManyToOne(() => Game, { onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'game_id', foreignKeyConstraintName: 'server_of_game' })
  game?: Game;

  @Column({ type: 'varchar', length: 64 })
  name!: string;

  @Column(translations)
  translations!: Translations | null;

  @Column({ type: 'varchar', length: 16, ...ascii })
  status!: ServerStatus;

  @Column({ type: 'smallint', unsigned: true })
  sort!: number;
}

import type { HostRule, RoleRules } from '@hub/contracts/catalog';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { ascii } from '../rows/columns.ts';
import { Game } from './game.entity.ts';

/** How ids of a game's roles look, and which host its look-up is asked with. A game without a row has the plain rules. */
@Entity('role_rule')
export class RoleRule implements RoleRules {
  @PrimaryColumn({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;

  @ManyToOne(() => Game, { onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'game_id', foreignKeyConstraintName: 'role_rule_of_game' })
  game?: Game;

  @Column({ type: 'tinyint', unsigned: true })
  digits_least!: number;

  @Column({ type: 'tinyint', unsigned: true })
  digits_most!: number;

  @Column({ type: 'varchar', length: 8, ...ascii })
  host_rule!: HostRule;

  /** Where the rule is `fixed`. */
  @Column({ type: 'varchar', length: 32, ...ascii })
  fixed_host!: string;
}

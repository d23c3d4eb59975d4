import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { ascii, moment } from '../rows/columns.ts';

@Entity('click_target')
export class ClickTarget {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  /** Whose people keep it; `*` = every game. */
  @Column({ type: 'varchar', length: 32, default: '*', ...ascii })
  game_id!: string;

  @Column({ type: 'varchar', length: 1024, ...ascii })
  url!: string;

  /** Host names that `url` may have, separated by spaces. */
  @Column({ type: 'varchar', length: 512, ...ascii })
  hosts!: string;

  @Column({ type: 'varchar', length: 16, ...ascii })
  audience!: 'everyone' | 'whitelisted';

  @Column({ ...moment, nullable: true })
  starts_at!: Date | null;

  @Column({ ...moment, nullable: true })
  ends_at!: Date | null;

  @Column({ type: 'int', unsigned: true, default: 0 })
  opened!: number;
}

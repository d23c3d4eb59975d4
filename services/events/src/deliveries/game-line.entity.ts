import type { CircuitState } from '@hub/contracts/events';
import { Column, Entity, PrimaryColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;
const moment = { type: 'datetime', precision: 3 } as const;

/** `faults`: tries in a row without an answer; `pleas`: those since its last answer at which it asked for patience. */
@Entity('game_line')
export class GameLine {
  @PrimaryColumn({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;

  @Column({ ...moment, nullable: true })
  lease_until!: Date | null;

  @Column({ type: 'binary', length: 16, nullable: true })
  lease_token!: Buffer | null;

  @Column({ type: 'varchar', length: 8, ...ascii, default: 'closed' })
  circuit!: CircuitState;

  @Column({ type: 'varchar', length: 64, ...ascii, default: '' })
  why!: string;

  @Column({ type: 'smallint', unsigned: true, default: 0 })
  faults!: number;

  @Column({ type: 'smallint', unsigned: true, default: 0 })
  pleas!: number;

  @Column({ ...moment, nullable: true })
  opened_at!: Date | null;

  @Column({ ...moment, nullable: true })
  probe_at!: Date | null;

  @Column({ ...moment, nullable: true })
  pause_until!: Date | null;

  @Column({ ...moment, nullable: true })
  last_delivered_at!: Date | null;
}

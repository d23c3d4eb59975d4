import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;
const game = { type: 'varchar', length: 32, ...ascii } as const;
const short = { type: 'varchar', length: 16, ...ascii } as const;
const sum = { type: 'int', default: 0 } as const;

/**
 * Moves that are not in the counts and figures yet: `many` deliveries went `from_state` ('' = new) `to_state`, `late_step`
 * more are late, `held_step` more wait for the release of their batch, and so on. Only added, so that two changes never
 * wait for each other.
 */
@Entity('delivery_move')
export class DeliveryMove {
  @PrimaryGeneratedColumn({ type: 'bigint', unsigned: true })
  id!: string;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  at!: Date;

  @Column({ ...game })
  game_id!: string;

  @Column({ ...short })
  source!: string;

  @Column({ ...short, default: '' })
  from_state!: string;

  @Column({ ...short, default: '' })
  to_state!: string;

  @Column({ ...sum })
  many!: number;

  @Column({ ...sum })
  in_time!: number;

  @Column({ ...sum })
  unclear!: number;

  @Column({ ...sum })
  late_step!: number;

  @Column({ type: 'int', unsigned: true, default: 0 })
  batch_id!: number;

  @Column({ ...sum })
  held_step!: number;
}

/** How many deliveries are in a state; `late` stands for those that are past their deadline and not there. */
@Entity('delivery_count')
export class DeliveryCount {
  @PrimaryColumn({ ...game })
  game_id!: string;

  @PrimaryColumn({ ...short })
  source!: string;

  @PrimaryColumn({ ...short })
  state!: string;

  @Column({ type: 'int' })
  many!: number;
}

/** What happened in an hour (`2026-11-22T14`) or a day (`2026-11-22`) of Taipei. */
@Entity('delivery_figure')
export class DeliveryFigure {
  @PrimaryColumn({ ...game })
  game_id!: string;

  @PrimaryColumn({ type: 'varchar', length: 13, ...ascii })
  at!: string;

  @PrimaryColumn({ ...short })
  source!: string;

  @Column({ ...sum })
  queued!: number;

  @Column({ ...sum })
  delivered!: number;

  @Column({ ...sum })
  in_time!: number;

  @Column({ ...sum })
  late!: number;

  @Column({ ...sum })
  rejected!: number;

  @Column({ ...sum })
  manual!: number;

  @Column({ ...sum })
  unclear!: number;
}

/** One row: who holds it folds moves; the others wait. */
@Entity('delivery_turn')
export class DeliveryTurn {
  @PrimaryColumn({ type: 'tinyint', unsigned: true })
  id!: number;

  @Column({ type: 'datetime', precision: 3 })
  taken_at!: Date;
}

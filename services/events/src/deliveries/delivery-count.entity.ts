import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;
const game = { type: 'varchar', length: 32, ...ascii } as const;
const short = { type: 'varchar', length: 16, ...ascii } as const;
const sum = { type: 'int', default: 0 } as const;

/** Not yet in counts and figures; `from_state` '' = new. Only added, so that two changes never wait for each other. */
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

import type { DeliveryStep as Step, TryOutcome } from '@hub/contracts/events';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;
const moment = { type: 'datetime', precision: 3 } as const;

/** One call to the game for one delivery. `at`: when it began. `counts`: it takes one of the tries of the schedule. */
@Entity('delivery_try')
@Index('delivery_try_of', ['delivery_id', 'id'])
@Index('delivery_try_game', ['game_id', 'id'])
export class DeliveryTryRow {
  @PrimaryGeneratedColumn({ type: 'bigint', unsigned: true })
  id!: string;

  @Column({ type: 'int', unsigned: true })
  delivery_id!: number;

  @Column({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;

  @Column({ type: 'smallint', unsigned: true })
  nth!: number;

  @Column({ ...moment })
  at!: Date;

  @Column({ type: 'varchar', length: 12, ...ascii })
  outcome!: TryOutcome;

  @Column({ type: 'smallint', unsigned: true, nullable: true })
  status!: number | null;

  @Column({ type: 'int', unsigned: true })
  ms!: number;

  @Column({ type: 'varchar', length: 64, ...ascii, default: '' })
  error!: string;

  @Column({ type: 'tinyint', unsigned: true })
  counts!: number;
}

@Entity('delivery_step')
@Index('delivery_step_of', ['delivery_id', 'id'])
export class DeliveryStepRow {
  @PrimaryGeneratedColumn({ type: 'bigint', unsigned: true })
  id!: string;

  @Column({ type: 'int', unsigned: true })
  delivery_id!: number;

  @Column({ ...moment, default: () => 'CURRENT_TIMESTAMP(3)' })
  at!: Date;

  @Column({ type: 'varchar', length: 12, ...ascii })
  step!: Step;

  @Column({ type: 'varchar', length: 64, default: '' })
  by_name!: string;

  @Column({ type: 'varchar', length: 300, default: '' })
  note!: string;
}

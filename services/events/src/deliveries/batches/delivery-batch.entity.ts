import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;
const moment = { type: 'datetime', precision: 3 } as const;

/**
 * `waiting` is kept by the fold. `upto`: the last delivery that a release covers. `deadline_at`: the earliest ever in
 * it.
 */
@Entity('delivery_batch')
@Index('delivery_batch_name', ['game_id', 'name'], { unique: true })
@Index('delivery_batch_list', ['game_id', 'id'])
@Index('delivery_batch_arm', ['arming'])
export class DeliveryBatch {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'varchar', length: 32, ...ascii })
  game_id!: string;

  @Column({ type: 'varchar', length: 64, ...ascii })
  name!: string;

  @Column({ type: 'int', default: 0 })
  waiting!: number;

  @Column({ type: 'int', unsigned: true, default: 0 })
  upto!: number;

  @Column({ ...moment, nullable: true })
  deadline_at!: Date | null;

  /** 1 while the worker sets off what was released, else null. */
  @Column({ type: 'tinyint', unsigned: true, nullable: true })
  arming!: number | null;

  @Column({ ...moment, nullable: true })
  released_at!: Date | null;

  @Column({ type: 'varchar', length: 64, default: '' })
  released_by!: string;

  @Column({ ...moment, default: () => 'CURRENT_TIMESTAMP(3)' })
  created_at!: Date;
}

import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

const count = { type: 'int', unsigned: true, default: 0 } as const;

/** `place`: its number in the `category_code` of the file, as the event's form had it when the file came. */
@Entity('serial_batch_category')
@Index('serial_batch_category_reward', ['category_id'])
export class SerialRewardRow {
  @PrimaryColumn({ type: 'int', unsigned: true })
  batch_id!: number;

  @PrimaryColumn({ type: 'int', unsigned: true })
  category_id!: number;

  @Column({ type: 'smallint', unsigned: true })
  place!: number;

  @Column(count)
  codes!: number;

  @Column(count)
  used!: number;
}

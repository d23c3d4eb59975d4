import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;

@Entity('saved_filter')
@Index('saved_filter_staff', ['staff_id', 'place', 'id'])
@Index('saved_filter_shared', ['shared_game', 'place', 'id'])
export class SavedFilterRow {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'int', unsigned: true })
  staff_id!: number;

  @Column({ type: 'varchar', length: 32, nullable: true, ...ascii })
  shared_game!: string | null;

  @Column({ type: 'varchar', length: 30 })
  name!: string;

  /** JSON of the filter, as the list takes it. */
  @Column({ type: 'varchar', length: 500, ...ascii })
  filter!: string;

  @Column({ type: 'smallint', unsigned: true, default: 0 })
  place!: number;

  @Column({ type: 'int', unsigned: true, default: 1 })
  version!: number;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';
import { ascii } from '../ascii-column.ts';

/** How often a file of a build was put, for publications of the build that read its files meanwhile; and what its files take of the room of the area. */
@Entity('build_put')
export class BuildPut {
  @PrimaryColumn(ascii(16))
  area!: string;

  @PrimaryColumn(ascii(40))
  build!: string;

  @Column({ type: 'int', unsigned: true })
  puts!: number;

  @Column({ type: 'bigint', unsigned: true, default: 0 })
  bytes!: string;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  put_at!: Date;
}

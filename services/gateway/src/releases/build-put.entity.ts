import { Column, Entity, PrimaryColumn } from 'typeorm';

const ascii = (length: number) => ({ type: 'varchar', length, charset: 'ascii', collation: 'ascii_bin' }) as const;

/** How often a file of a build was put, for publications of the build that read its files meanwhile. */
@Entity('build_put')
export class BuildPut {
  @PrimaryColumn(ascii(16))
  area!: string;

  @PrimaryColumn(ascii(40))
  build!: string;

  @Column({ type: 'int', unsigned: true })
  puts!: number;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  put_at!: Date;
}

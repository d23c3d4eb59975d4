import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the visitors of one area get besides the live build. `revision` counts every change of it. */
@Entity('area_release')
export class AreaRelease {
  @PrimaryColumn({ type: 'varchar', length: 16, charset: 'ascii', collation: 'ascii_bin' })
  area!: string;

  @Column({ type: 'int', unsigned: true })
  revision!: number;

  @Column({ type: 'varchar', length: 40, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  canary!: string | null;

  /** Percent of the visitors that get the canary. */
  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  share!: number;

  /** JSON of origins by game: whose pages may show it. */
  @Column({ type: 'text', nullable: true })
  hosts!: string | null;

  /** Since when it has this share. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  canary_at!: Date | null;
}

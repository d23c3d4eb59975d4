import { Column, Entity, PrimaryColumn } from 'typeorm';
import { ascii } from '../ascii-column.ts';

/** What the visitors of one area get besides the live build. `revision` counts every change of it. */
@Entity('area_release')
export class AreaRelease {
  @PrimaryColumn(ascii(16))
  area!: string;

  @Column({ type: 'int', unsigned: true })
  revision!: number;

  @Column({ ...ascii(40), nullable: true })
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

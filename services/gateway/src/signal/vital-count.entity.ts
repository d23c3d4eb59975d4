import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { ascii } from '../ascii-column.ts';

/** One bar of a histogram (`histogram.ts`): how often a measure of a page fell into the bucket within a minute. */
@Entity('vital_count')
@Index('vital_count_age', ['minute'])
export class VitalCount {
  @PrimaryColumn(ascii(16))
  area!: string;

  @PrimaryColumn({ type: 'datetime' })
  minute!: Date;

  @PrimaryColumn(ascii(8))
  name!: string;

  @PrimaryColumn(ascii(128))
  route!: string;

  @PrimaryColumn(ascii(40))
  build!: string;

  @PrimaryColumn(ascii(8))
  webview!: string;

  @PrimaryColumn({ type: 'tinyint', unsigned: true })
  bucket!: number;

  @Column({ type: 'int', unsigned: true })
  n!: number;
}

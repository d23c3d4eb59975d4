import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { ascii } from '../ascii-column.ts';

/**
 * How many mounts of a build began in a minute and ended so: `phase` is where they failed, empty where they did not. The minute in which
 * a trial begins has two parts, the second of which is named by that moment.
 */
@Entity('mount_count')
@Index('mount_count_age', ['minute'])
export class MountCount {
  @PrimaryColumn(ascii(16))
  area!: string;

  @PrimaryColumn({ type: 'datetime' })
  minute!: Date;

  @PrimaryColumn(ascii(40))
  build!: string;

  @PrimaryColumn(ascii(8))
  phase!: string;

  @Column({ type: 'int', unsigned: true })
  n!: number;
}

import { RELEASE_REASON_MAX } from '@hub/contracts/releases';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { ascii } from '../ascii-column.ts';

/** Who changed what of an area's release, when and why. Only ever added to. */
@Entity('release_event')
@Index('release_event_revision', ['area', 'revision'], { unique: true })
export class ReleaseEvent {
  @PrimaryGeneratedColumn({ type: 'bigint', unsigned: true })
  id!: string;

  @Column(ascii(16))
  area!: string;

  @Column({ type: 'int', unsigned: true })
  revision!: number;

  @Column(ascii(16))
  verb!: string;

  @Column(ascii(64))
  build!: string;

  @Column({ type: 'tinyint', unsigned: true, nullable: true })
  share!: number | null;

  @Column({ ...ascii(40), nullable: true })
  live_before!: string | null;

  @Column({ type: 'varchar', length: 100 })
  made_by!: string;

  @Column({ type: 'varchar', length: RELEASE_REASON_MAX, default: '' })
  reason!: string;

  /** JSON of what an automatic stop had counted. */
  @Column({ type: 'text', nullable: true })
  facts!: string | null;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  made_at!: Date;
}

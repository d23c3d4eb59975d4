import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Who changed what of an area's release, when and why. Only ever added to. */
@Entity('release_event')
@Index('release_event_revision', ['area', 'revision'], { unique: true })
export class ReleaseEvent {
  @PrimaryGeneratedColumn({ type: 'bigint', unsigned: true })
  id!: string;

  @Column({ type: 'varchar', length: 16, charset: 'ascii', collation: 'ascii_bin' })
  area!: string;

  @Column({ type: 'int', unsigned: true })
  revision!: number;

  @Column({ type: 'varchar', length: 16, charset: 'ascii', collation: 'ascii_bin' })
  verb!: string;

  @Column({ type: 'varchar', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  build!: string;

  @Column({ type: 'tinyint', unsigned: true, nullable: true })
  share!: number | null;

  @Column({ type: 'varchar', length: 40, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  live_before!: string | null;

  @Column({ type: 'varchar', length: 100 })
  made_by!: string;

  @Column({ type: 'varchar', length: 300, default: '' })
  reason!: string;

  /** JSON of what an automatic stop had counted. */
  @Column({ type: 'text', nullable: true })
  facts!: string | null;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  made_at!: Date;
}

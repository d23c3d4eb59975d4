import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { ascii } from '../ascii-column.ts';

/** `live` is 1 or null: a unique key allows one live row per area and any number of old ones. */
@Entity('remote_version')
@Index('remote_version_build', ['area', 'build'], { unique: true })
@Index('remote_version_live', ['area', 'live'], { unique: true })
@Index('remote_version_revision', ['area', 'revision'], { unique: true })
export class RemoteVersion {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column(ascii(16))
  area!: string;

  @Column(ascii(40))
  build!: string;

  @Column({ type: 'smallint', unsigned: true })
  contract!: number;

  @Column({ type: 'mediumtext' })
  descriptor!: string;

  @Column({ type: 'tinyint', unsigned: true, nullable: true })
  live!: number | null;

  @Column({ type: 'int', unsigned: true })
  revision!: number;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  published_at!: Date;

  @Column({ type: 'varchar', length: 100 })
  published_by!: string;

  /** When it was last the build that everybody gets; null for one that never was. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  last_live_at!: Date | null;

  /** Since when it stands in for no other: it was gone back from, or its area retired. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  retired_at!: Date | null;
}

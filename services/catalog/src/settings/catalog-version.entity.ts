import { Column, Entity, PrimaryColumn } from 'typeorm';
import { ascii, moment } from '../rows/columns.ts';

/** The last one is the version that a change must have seen. `draft`: proposed, players see what was there before. */
@Entity('catalog_version')
export class CatalogVersion {
  @PrimaryColumn({ type: 'varchar', length: 32, ...ascii })
  kind!: string;

  @PrimaryColumn({ type: 'varchar', length: 96, ...ascii })
  object_key!: string;

  @PrimaryColumn({ type: 'int', unsigned: true })
  version!: number;

  @Column({ type: 'varchar', length: 8, ...ascii })
  state!: 'saved' | 'draft' | 'removed';

  @Column({ type: 'mediumtext' })
  body!: string;

  /** '' = it was there before anybody edited it here. */
  @Column({ type: 'varchar', length: 64, ...ascii })
  by_login!: string;

  @Column({ type: 'varchar', length: 64 })
  by_name!: string;

  @Column({ ...moment, default: () => 'CURRENT_TIMESTAMP(3)' })
  at!: Date;
}

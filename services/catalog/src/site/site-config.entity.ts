import { Column, Entity, PrimaryColumn } from 'typeorm';
import { ascii } from '../rows/columns.ts';

/** An address that the operator set instead of this site's own. */
@Entity('site_config')
export class SiteConfig {
  @PrimaryColumn({ type: 'varchar', length: 32, ...ascii })
  name!: string;

  @Column({ type: 'varchar', length: 255, ...ascii })
  value!: string;
}

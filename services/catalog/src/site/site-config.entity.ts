import { Column, Entity, PrimaryColumn } from 'typeorm';
import { ascii } from '../rows/columns.ts';

/** What somebody set for the site: an address instead of its own, a limit instead of the usual one. */
@Entity('site_config')
export class SiteConfig {
  @PrimaryColumn({ type: 'varchar', length: 32, ...ascii })
  name!: string;

  @Column({ type: 'varchar', length: 255, ...ascii })
  value!: string;
}

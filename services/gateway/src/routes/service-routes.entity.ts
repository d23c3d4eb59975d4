import { Column, Entity, PrimaryColumn } from 'typeorm';

const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;

/** A gateway that starts while the service is away goes on with what it published last. */
@Entity('service_routes')
export class ServiceRoutes {
  @PrimaryColumn({ type: 'varchar', length: 32, ...ascii })
  service!: string;

  @Column({ type: 'varchar', length: 64, ...ascii })
  mark!: string;

  @Column({ type: 'mediumtext' })
  table_rows!: string;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  heard_at!: Date;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';
import { ascii } from '../ascii-column.ts';

/** A gateway that starts while the service is away goes on with what it published last. */
@Entity('service_routes')
export class ServiceRoutes {
  @PrimaryColumn(ascii(32))
  service!: string;

  @Column(ascii(64))
  mark!: string;

  @Column({ type: 'mediumtext' })
  table_rows!: string;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  heard_at!: Date;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';
import { migrationOf } from './migration-of.ts';

/** One row that readiness writes: a database that takes it takes others. */
@Entity('heartbeat')
export class Heartbeat {
  @PrimaryColumn({ type: 'tinyint', unsigned: true })
  id!: number;

  @Column({ type: 'datetime', precision: 3 })
  at!: Date;
}

export const KeepHeartbeat1799000000000 = migrationOf('KeepHeartbeat1799000000000', [
  `CREATE TABLE heartbeat (
      id TINYINT UNSIGNED NOT NULL PRIMARY KEY,
      at DATETIME(3) NOT NULL
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`,
]);

import { Column, Entity, PrimaryColumn, type MigrationInterface, type QueryRunner } from 'typeorm';

/** One row that readiness writes: a database that takes it takes others. */
@Entity('heartbeat')
export class Heartbeat {
  @PrimaryColumn({ type: 'tinyint', unsigned: true })
  id!: number;

  @Column({ type: 'datetime', precision: 3 })
  at!: Date;
}

/** Runs in the schema of every service with data. */
export class KeepHeartbeat1799000000000 implements MigrationInterface {
  name = 'KeepHeartbeat1799000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE heartbeat (
      id TINYINT UNSIGNED NOT NULL PRIMARY KEY,
      at DATETIME(3) NOT NULL
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}

import { createKitTables } from '@hub/nest-kit/db';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateVip1795000000000 implements MigrationInterface {
  name = 'CreateVip1795000000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of createKitTables) await runner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}

import { createKitTables } from '@hub/nest-kit/db';
import { supportDesk } from '@hub/contracts/support';
import { createTicketTables } from '@hub/tickets/server';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSupport1795000000000 implements MigrationInterface {
  name = 'CreateSupport1795000000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...createKitTables, ...createTicketTables(supportDesk)]) await runner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}

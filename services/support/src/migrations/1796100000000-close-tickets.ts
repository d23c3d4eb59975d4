import { addTicketClosing } from '@hub/tickets/server';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CloseTickets1796100000000 implements MigrationInterface {
  name = 'CloseTickets1796100000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of addTicketClosing) await runner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}

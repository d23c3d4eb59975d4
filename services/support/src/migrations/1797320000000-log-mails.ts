import { createMailLog } from '@hub/tickets/server';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LogMails1797320000000 implements MigrationInterface {
  name = 'LogMails1797320000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of createMailLog) await runner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}

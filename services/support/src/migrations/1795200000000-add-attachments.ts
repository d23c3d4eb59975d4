import { createAttachmentTable } from '@hub/tickets/server';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddAttachments1795200000000 implements MigrationInterface {
  name = 'AddAttachments1795200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(createAttachmentTable);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}

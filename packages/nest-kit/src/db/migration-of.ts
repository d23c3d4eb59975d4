import type { MigrationInterface, QueryRunner } from 'typeorm';

export type MigrationClass = new () => MigrationInterface;

/**
 * A migration of statements, in their order. `name` ends with its time in ms; a database that ran it remembers it by that
 * name, so neither name nor statements change afterwards.
 */
export const migrationOf = (name: string, statements: readonly string[]): MigrationClass =>
  class implements MigrationInterface {
    readonly name = name;

    async up(runner: QueryRunner): Promise<void> {
      for (const statement of statements) await runner.query(statement);
    }

    async down(): Promise<void> {
      throw new Error('migrations only go forward');
    }
  };

import type { MigrationInterface, QueryRunner } from 'typeorm';

export type MigrationClass = new () => MigrationInterface;

/** `name` ends with its time in ms. Neither name nor statements change once a database ran it. */
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

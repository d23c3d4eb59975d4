import type { MigrationInterface, QueryRunner } from 'typeorm';

export type MigrationClass = new () => MigrationInterface & { readonly contracts?: string };

type MigrationOptions = {
  /** That it takes away what a version of before reads or writes, and since when none does: it runs after the new one is live. */
  contracts?: string;
};

/** `name` ends with its time in ms. Neither name nor statements change once a database ran it. */
export const migrationOf = (
  name: string,
  statements: readonly string[],
  { contracts = '' }: MigrationOptions = {},
): MigrationClass =>
  class implements MigrationInterface {
    readonly name = name;
    readonly contracts = contracts;

    async up(runner: QueryRunner): Promise<void> {
      for (const statement of statements) await runner.query(statement);
    }

    async down(): Promise<void> {
      throw new Error('migrations only go forward');
    }
  };

import type { CorrectPersonBody, RetainedPart, Person } from '@hub/contracts/person-data';
import { taipeiIso } from '@hub/contracts/shared';
import type { Db, Tx } from '../db/db.ts';
import type { PersonCategory } from './person-category.ts';
import type { Where } from './where.ts';

const SLICE = 200;

/**
 * `known`: SQL of rows that still say whose they are, which must not hold any more of those that were erased. `ready`: SQL of rows that
 * may go now; the others are waited for. `order`: a column that stays, by which pages are read. `erase` null: all of it stays.
 */
export type TableRows<Row extends object> = {
  key: string;
  table: string;
  tables?: readonly string[];
  by(person: Person): Where;
  known?: string;
  ready?: string;
  order?: string;
  since: string;
  show(row: Row): Record<string, unknown>;
  names?: PersonCategory['names'];
  kept?: readonly RetainedPart[];
  erase: 'delete' | null | ((tx: Tx, rows: Row[]) => Promise<void>);
  correct?(db: Db, correction: CorrectPersonBody): Promise<number>;
};

type Counted = { many: string; oldest: Date | null; newest: Date | null };

const shown = (value: unknown): unknown => (value instanceof Date ? taipeiIso(value) : value);
/** Times in +08:00. */
export const readable = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, shown(value)]));

/** A category that is the rows of one table, found by SQL. */
export function tableRows<Row extends object>(of: TableRows<Row>): PersonCategory {
  const { key, table, known = 'TRUE', ready, order = 'id', since } = of;
  const where = (person: Person, more: string) => {
    const by = of.by(person);
    return by && { sql: `FROM ${table} WHERE ${by.sql} AND ${known} AND ${more}`, values: by.values };
  };
  const count = async (db: Db, person: Person, more: string) => {
    const from = where(person, more);
    if (!from) return { rows: 0, oldest: null, newest: null };
    const [found]: Counted[] = await db.source.query(
      `SELECT COUNT(*) AS many, MIN(${since}) AS oldest, MAX(${since}) AS newest ${from.sql}`,
      from.values,
    );
    return { rows: Number(found?.many ?? 0), oldest: found?.oldest ?? null, newest: found?.newest ?? null };
  };
  const slice = (tx: Tx, from: NonNullable<Where>): Promise<Row[]> =>
    tx.manager.query(`SELECT * ${from.sql} ORDER BY ${order} LIMIT ${SLICE} FOR UPDATE`, from.values);
  return {
    key,
    tables: of.tables ?? [table],
    ...(of.kept && { kept: of.kept }),
    ...(of.names && { names: of.names }),
    ...(of.correct && { correct: of.correct }),
    find: (db, person) => count(db, person, 'TRUE'),
    read: async (db, person, skip, limit) => {
      const from = where(person, 'TRUE');
      if (!from) return [];
      const rows: Row[] = await db.source.query(
        `SELECT * ${from.sql} ORDER BY ${order} LIMIT ${limit} OFFSET ${skip}`,
        from.values,
      );
      return rows.map((row) => readable(of.show(row)));
    },
    ...(of.erase !== null && {
      erase: async ({ db, person, record }) => {
        const { erase } = of;
        const from = where(person, ready ?? 'TRUE');
        if (!from) return 0;
        return db.runTx(async (tx) => {
          let many = 0;
          if (erase === 'delete') {
            const gone: { affectedRows: number } = await tx.manager.query(
              `DELETE ${from.sql} LIMIT ${SLICE}`,
              from.values,
            );
            many = gone.affectedRows;
          } else {
            const rows = await slice(tx, from);
            if (rows.length > 0) await erase!(tx, rows);
            many = rows.length;
          }
          if (many > 0) await record(tx, many);
          return many;
        });
      },
    }),
    ...(ready && { waits: async (db, person) => (await count(db, person, `NOT (${ready})`)).rows }),
  };
}

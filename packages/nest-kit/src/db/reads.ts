import type { OnApplicationShutdown } from '@nestjs/common';
import mysql from 'mysql2';
import { SESSION, wire } from './mysql.ts';
import { PoolGuard } from './pool-guard.ts';

/** Prepared: only its values travel. `row` is for the types alone. */
export type Select<Row> = { sql: string; values: readonly unknown[]; row?: Row };
export const select = <Row>(sql: string, values: readonly unknown[]): Select<Row> => ({ sql, values });

/** `name` or `… AS name`, and what follows them. */
export type Part<Row> = { columns: readonly string[]; from: string; row?: Row };
export const part = <Row>(columns: readonly string[], from: string): Part<Row> => ({ columns, from });

type Parts = readonly Part<unknown>[];
type RowsOf<P extends Parts> = { -readonly [At in keyof P]: P[At] extends Part<infer Row> ? Row[] : never };
const nameOf = (column: string) => column.split(' AS ').at(-1)!;

/** Most of a small question is the way there and back. Columns of one name are of one type; rows in any order. */
export class Union<P extends Parts> {
  readonly sql: string;
  readonly marks: number;
  readonly parts: P;

  constructor(...parts: P) {
    const names = [...new Set(parts.flatMap(({ columns }) => columns.map(nameOf)))];
    const one = ({ columns, from }: Part<unknown>, at: number) => {
      const own = names.map((name) => columns.find((column) => nameOf(column) === name) ?? `NULL AS ${name}`);
      return `(SELECT ${at} AS part, ${own.join(', ')} ${from})`;
    };
    this.sql = parts.map(one).join(' UNION ALL ');
    this.marks = this.sql.split('?').length - 1;
    this.parts = parts;
  }
}

/** A number that other parts do not have comes as a decimal or a larger one: it is a number all the same. */
const numbers = { decimalNumbers: true, bigNumberStrings: false };

/** Prepared statements on connections of their own, past all that TypeORM does with each. */
export class Reads implements OnApplicationShutdown {
  private constructor(
    private readonly pool: mysql.Pool,
    private readonly guard: PoolGuard<mysql.PoolConnection>,
  ) {}

  static open(url: string, poolSize = 10): Reads {
    const pool = mysql.createPool({ uri: url, ...wire, ...numbers, connectionLimit: poolSize });
    pool.on('connection', (connection) => {
      for (const statement of [...SESSION, 'SET SESSION TRANSACTION READ ONLY']) connection.query(statement);
    });
    return new Reads(pool, new PoolGuard(pool, url));
  }

  async rows<Row>({ sql, values }: Select<Row>): Promise<Row[]> {
    const connection = await this.connection();
    const answer = new Promise<Row[]>((done, fail) => {
      connection.execute(sql, values as mysql.ExecuteValues, (error, rows) =>
        error ? fail(error) : done(rows as unknown as Row[]),
      );
    });
    try {
      return await this.guard.run(connection, answer);
    } finally {
      connection.release();
    }
  }

  private connection(): Promise<mysql.PoolConnection> {
    return new Promise((done, fail) => {
      this.pool.getConnection((error, connection) => (error ? fail(error) : done(connection)));
    });
  }

  async parts<P extends Parts>({ sql, parts }: Union<P>, values: readonly unknown[]): Promise<RowsOf<P>> {
    const found = parts.map((): unknown[] => []);
    for (const row of await this.rows<{ part: number }>({ sql, values })) found[row.part]?.push(row);
    return found as unknown as RowsOf<P>;
  }

  close(): Promise<void> {
    return new Promise((done) => this.pool.end(() => done()));
  }

  onApplicationShutdown(): Promise<void> {
    return this.close();
  }
}

import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { setTimeout as sleep } from 'node:timers/promises';
import { adminUrl } from '@hub/nest-kit/testing';

type Sums = Map<string, unknown>;

/** What a look leaves behind on purpose (who looked, how often, that the session is in use), and what workers alone fold. */
const TRACES =
  /\.(audit|audit_chain|audit_pending|audit_anchor|counter|staff_session|member_session|outbox|schedule|figure_\w+)$/;
/** Workers that are behind come to rest in this time, also on a machine that has much else to do. */
const PATIENCE_MS = 20_000;
const PAUSE_MS = 300;

/** Looks whether a read changed a row of a service. What the workers do meanwhile is told apart by asking again. */
export class KeptRows {
  private constructor(
    private readonly database: Connection,
    private readonly schemaPrefix: string,
    private readonly tables: readonly string[],
  ) {}

  static async of(schemaPrefix: string): Promise<KeptRows> {
    const database = await createConnection(adminUrl());
    const [rows] = await database.query<RowDataPacket[]>(
      `SELECT CONCAT(table_schema, '.', table_name) AS name FROM information_schema.tables
        WHERE table_schema LIKE ? AND table_type = 'BASE TABLE'`,
      [`${schemaPrefix.replaceAll('_', '\\_')}%`],
    );
    return new KeptRows(
      database,
      schemaPrefix,
      rows.map(({ name }) => String(name)).filter((name) => !TRACES.test(name)),
    );
  }

  /** The tables (`service.table`) that `read` changes each time; the answer is the first one's. */
  async around<T>(read: () => Promise<T>): Promise<{ answer: T; changed: string[] }> {
    const first = await this.once(read);
    let { changed } = first;
    for (const end = Date.now() + PATIENCE_MS; changed.length > 0 && Date.now() < end;) {
      await sleep(PAUSE_MS);
      const again = await this.once(read);
      changed = changed.filter((table) => again.changed.includes(table));
    }
    return { answer: first.answer, changed };
  }

  private async once<T>(read: () => Promise<T>): Promise<{ answer: T; changed: string[] }> {
    const before = await this.sums();
    const answer = await read();
    const after = await this.sums();
    const changed = this.tables.filter((table) => before.get(table) !== after.get(table));
    return { answer, changed: changed.map((table) => table.slice(this.schemaPrefix.length)) };
  }

  close(): Promise<void> {
    return this.database.end();
  }

  private async sums(): Promise<Sums> {
    const [rows] = await this.database.query<RowDataPacket[]>(`CHECKSUM TABLE ${this.tables.join(', ')}`);
    return new Map(rows.map(({ Table, Checksum }) => [String(Table), Checksum as unknown]));
  }
}

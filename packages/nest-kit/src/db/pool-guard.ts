import mysql from 'mysql2';
import { isReadOnly, NoConnection } from './faults.ts';

type Lent = { destroy(): void; release(): void };
/** To break the line is the one way to fail whoever waits for it. */
type WithStream = { stream: { destroy(error: Error): void } };
type Taken<C> = (error: Error | null, connection: C) => void;
type Guarded<C> = {
  on(event: 'connection', listener: (connection: C) => void): unknown;
  getConnection(taken: Taken<C>): void;
};
type Statement = { connection: Lent; since: number };

const ACQUIRE_MS = 5000;
/** How long a statement may say nothing before somebody asks whether the database lives, and how long that may take. */
const SILENT_MS = 2000;
const ANSWER_MS = 1500;
const LOOK_MS = 250;

/** Nobody waits for ever for a connection or a silent database: then all fail at once and connections are made anew. */
export class PoolGuard<C extends Lent> {
  private generation = 0;
  private readonly born = new WeakMap<C, number>();
  private readonly out = new Set<Statement>();
  private watch: NodeJS.Timeout | undefined;
  private answeredAt = 0;
  private asking = false;

  constructor(
    pool: Guarded<C>,
    private readonly url: string,
    /** Longer than the server lets a statement run: one without an answer by then has lost its line. */
    private readonly mostMs = Infinity,
  ) {
    pool.on('connection', (connection) => this.born.set(connection, this.generation));
    const take = pool.getConnection.bind(pool);
    pool.getConnection = (taken) => this.acquire(take, taken);
  }

  async run<T>(connection: Lent, statement: Promise<T>): Promise<T> {
    const running = { connection, since: performance.now() };
    this.out.add(running);
    this.watch ??= setInterval(() => void this.look(), LOOK_MS).unref();
    try {
      return await statement;
    } catch (error) {
      if (isReadOnly(error)) this.renew();
      throw error;
    } finally {
      this.out.delete(running);
    }
  }

  private renew(): void {
    this.generation += 1;
  }

  private acquire(take: (taken: Taken<C>) => void, taken: Taken<C>): void {
    let over = false;
    const late = setTimeout(() => {
      over = true;
      taken(new NoConnection('no connection came free in time'), undefined as never);
    }, ACQUIRE_MS);
    const again = () =>
      take((error, connection) => {
        if (!error && (this.born.get(connection) ?? 0) < this.generation) {
          connection.destroy();
          return again();
        }
        if (over) return error ? undefined : connection.release();
        over = true;
        clearTimeout(late);
        taken(error, connection);
      });
    again();
  }

  private async look(): Promise<void> {
    const [oldest] = this.out;
    if (!oldest) {
      clearInterval(this.watch);
      this.watch = undefined;
      return;
    }
    const now = performance.now();
    this.fail((since) => now - since > this.mostMs);
    if (this.asking || now - Math.max(oldest.since, this.answeredAt) < SILENT_MS) return;
    this.asking = true;
    const lives = await answers(this.url);
    this.asking = false;
    if (lives) this.answeredAt = performance.now();
    else this.giveUp(now);
  }

  private giveUp(before: number): void {
    this.renew();
    this.fail((since) => since <= before);
  }

  private fail(whom: (since: number) => boolean): void {
    const silent = Object.assign(new Error('the database is silent'), { code: 'ETIMEDOUT' });
    for (const { connection, since } of [...this.out]) {
      if (whom(since)) (connection as unknown as WithStream).stream.destroy(silent);
    }
  }
}

/** Does a server at this address answer? A refusal is an answer. */
function answers(url: string): Promise<boolean> {
  const connection = mysql.createConnection({ uri: url, connectTimeout: 2 * ANSWER_MS });
  return new Promise((resolve) => {
    const settle = (lives: boolean) => {
      clearTimeout(late);
      connection.destroy();
      resolve(lives);
    };
    // A process that was busy itself reads first what has come meanwhile.
    const late = setTimeout(() => setImmediate(() => setImmediate(() => settle(false))), ANSWER_MS);
    connection.once('connect', () => settle(true));
    connection.on('error', (error: { errno?: unknown }) => settle(Number(error.errno) > 0));
  });
}

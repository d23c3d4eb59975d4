import { publishedRoutesPath, type PublishedRoutesView } from '@hub/contracts/published-routes';
import type { ServiceName } from '@hub/contracts/shared';
import type { ServiceClient } from '@hub/nest-kit/http';
import { faultOf, type Log } from '@hub/nest-kit/log';
import { repeatEvery, type Repeating } from '@hub/nest-kit/repeat';
import type { DataSource } from 'typeorm';
import type { RouteTable } from './route-table.ts';
import type { ServiceRoutes } from './service-routes.entity.ts';

type Parts = {
  source: DataSource;
  services: Pick<ServiceClient, 'call'>;
  table: RouteTable;
  log: Log;
  names: readonly ServiceName[];
  everyMs: number;
};

const ASK_MS = 2000;

/** Asks every service for its rows of the route table, again and again, and keeps what each said last. */
export class PublishedRoutes {
  private readonly heard = new Map<ServiceName, { mark: string; at: Date }>();
  private readonly away = new Set<ServiceName>();
  private repeating: Repeating | null = null;

  constructor(private readonly parts: Parts) {}

  async start(): Promise<void> {
    const { everyMs, log } = this.parts;
    if (everyMs === 0) return;
    await this.recall().catch((error: unknown) => log.warn(faultOf(error), 'published rows could not be recalled'));
    void this.round();
    this.repeating = repeatEvery(everyMs, () => this.round(), log);
  }

  async round(): Promise<void> {
    await Promise.all(this.parts.names.map((name) => this.ask(name)));
  }

  async close(): Promise<void> {
    await this.repeating?.close();
  }

  private async recall(): Promise<void> {
    const rows: ServiceRoutes[] = await this.parts.source.query('SELECT * FROM service_routes');
    for (const { service, mark, table_rows, heard_at } of rows) {
      const heard = { mark, at: heard_at };
      if (this.parts.names.includes(service)) this.take(service, heard, JSON.parse(table_rows) as unknown[]);
    }
  }

  private async ask(name: ServiceName): Promise<void> {
    const { services, log } = this.parts;
    try {
      const path = publishedRoutesPath(this.heard.get(name)?.mark ?? '');
      const told = await services.call<PublishedRoutesView>(name, path, { timeoutMs: ASK_MS });
      const { mark, rows } = told;
      if (typeof mark !== 'string' || (rows !== null && !Array.isArray(rows))) throw new Error('it tells no rows');
      this.away.delete(name);
      if (rows === null || mark === this.heard.get(name)?.mark) return;
      this.take(name, { mark, at: new Date() }, rows);
      await this.keep(name, mark, rows);
    } catch (error) {
      if (this.away.has(name)) return;
      this.away.add(name);
      const since = this.heard.get(name)?.at;
      const kept = since ? `kept the rows of the route table of ${since.toISOString()}` : 'no rows were ever told';
      log.warn({ ...faultOf(error), code: 'ROUTES_UNHEARD', area: name }, kept);
    }
  }

  private take(name: ServiceName, heard: { mark: string; at: Date }, rows: readonly unknown[]): void {
    const faults = this.parts.table.take(name, rows);
    this.heard.set(name, heard);
    if (faults.length === 0) return;
    const found = { code: 'ROUTES_BAD_ROW', area: name, count: faults.length, reason: faults.slice(0, 5).join('; ') };
    this.parts.log.error(found, 'published rows of the route table are left out');
  }

  private async keep(name: ServiceName, mark: string, rows: readonly unknown[]): Promise<void> {
    await this.parts.source.query(
      `INSERT INTO service_routes (service, mark, table_rows, heard_at) VALUES (?, ?, ?, NOW(3))
        ON DUPLICATE KEY UPDATE mark = VALUES(mark), table_rows = VALUES(table_rows), heard_at = NOW(3)`,
      [name, mark.slice(0, 64), JSON.stringify(rows)],
    );
  }
}

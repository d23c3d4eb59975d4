import { publishedRoutesPath, type PublishedRoutesView } from '@hub/contracts/published-routes';
import type { ServiceName } from '@hub/contracts/shared';
import { isSignedBy, type ServiceClient } from '@hub/nest-kit/http';
import type { KeyRing } from '@hub/nest-kit/keys';
import { faultOf, type Log } from '@hub/nest-kit/log';
import { repeatEvery, type Repeating } from '@hub/nest-kit/repeat';
import type { DataSource } from 'typeorm';
import type { PublishedRoles } from './published-roles.ts';
import type { RouteTable } from './route-table.ts';
import type { ServiceRoutes } from './service-routes.entity.ts';

type Directory = {
  readonly names: readonly ServiceName[];
  readonly rings: Readonly<Record<string, KeyRing>>;
  readonly asking: Pick<ServiceClient, 'call'>;
  look(): Promise<void>;
};
type Parts = {
  source: DataSource;
  directory: Directory;
  table: RouteTable;
  roles: Pick<PublishedRoles, 'hear'>;
  log: Log;
  everyMs: number;
};

const ASK_MS = 2000;
/** `build`: what answered last. */
export type Heard = { mark: string; at: Date; build: string | null; rows: number; leftOut: number };

/** Asks every service for its rows of the route table, again and again, and keeps what each said last. */
export class PublishedRoutes {
  private readonly heard = new Map<ServiceName, Heard>();
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
    await this.parts.directory.look();
    await Promise.all(this.parts.directory.names.map((name) => this.ask(name)));
  }

  /** What this gateway heard of it last; null before. */
  of(name: ServiceName): Heard | null {
    return this.heard.get(name) ?? null;
  }

  async close(): Promise<void> {
    await this.repeating?.close();
  }

  private async recall(): Promise<void> {
    const rows: ServiceRoutes[] = await this.parts.source.query('SELECT * FROM service_routes');
    for (const { service, mark, table_rows, heard_at } of rows) {
      if (!this.parts.directory.names.includes(service)) continue;
      this.take(service, { mark, at: heard_at, build: null }, JSON.parse(table_rows) as unknown[]);
    }
  }

  private async ask(name: ServiceName): Promise<void> {
    const { directory, log } = this.parts;
    try {
      const known = this.heard.get(name);
      const told = await directory.asking.call<PublishedRoutesView>(name, publishedRoutesPath(known?.mark ?? ''), {
        timeoutMs: ASK_MS,
      });
      const { mark, rows, build = null } = told;
      if (typeof mark !== 'string' || (rows !== null && !Array.isArray(rows))) throw new Error('it tells no rows');
      if (!isSignedBy(directory.rings[name], name, told)) throw new Error('it does not prove who it is');
      this.away.delete(name);
      await this.parts.roles.hear(name, told.roles);
      if (rows === null || mark === known?.mark) {
        if (known) this.heard.set(name, { ...known, at: new Date(), build });
        return;
      }
      this.take(name, { mark, at: new Date(), build }, rows);
      await this.keep(name, mark, rows);
    } catch (error) {
      if (this.away.has(name)) return;
      this.away.add(name);
      const since = this.heard.get(name)?.at;
      const kept = since ? `kept the rows of the route table of ${since.toISOString()}` : 'no rows were ever told';
      log.warn({ ...faultOf(error), code: 'ROUTES_UNHEARD', area: name }, kept);
    }
  }

  private take(name: ServiceName, told: Pick<Heard, 'mark' | 'at' | 'build'>, rows: readonly unknown[]): void {
    const faults = this.parts.table.take(name, rows);
    this.heard.set(name, { ...told, rows: rows.length, leftOut: faults.length });
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

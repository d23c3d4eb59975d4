import { routes } from '@hub/contracts/routes';
import type { Route, ServiceName } from '@hub/contracts/shared';
import { RouteFinder } from '../proxy/route-finder.ts';
import { checkRows, keyOf } from './check-rows.ts';

/** Of two for the same call the published one counts; one that is published no more is the built one again. */
export class RouteTable {
  private readonly published = new Map<ServiceName, Route[]>();
  private readonly partly = new Map<ServiceName, readonly unknown[]>();
  private finder: RouteFinder;

  constructor(private readonly built: readonly Route[] = routes) {
    this.finder = new RouteFinder(built);
  }

  find(method: string, path: string): Route | null {
    return this.finder.find(method, path);
  }

  /** Returns what was wrong with rows left out; they are tried again at the next publication of any service. */
  take(service: ServiceName, published: readonly unknown[]): string[] {
    const faults = this.check(service, published);
    for (const [other, told] of [...this.partly]) if (other !== service) this.check(other, told);
    this.finder = new RouteFinder(this.rows());
    return faults;
  }

  private check(service: ServiceName, published: readonly unknown[]): string[] {
    const others = this.rows().filter((row) => row.service !== service);
    const { rows, faults } = checkRows(service, published, others);
    this.published.set(service, rows);
    if (faults.length > 0) this.partly.set(service, published);
    else this.partly.delete(service);
    return faults;
  }

  private rows(): Route[] {
    const rows = new Map(this.built.map((row) => [keyOf(row), row]));
    for (const row of [...this.published.values()].flat()) rows.set(keyOf(row), row);
    return [...rows.values()];
  }
}

import { routes } from '@hub/contracts/routes';
import type { Route, ServiceName } from '@hub/contracts/shared';
import { RouteFinder } from '../proxy/route-finder.ts';
import { checkRows, keyOf } from './check-rows.ts';

/**
 * The rows by which calls are passed on: those that the gateway was built with, and what services publish since. Of two for
 * the same call the published one counts; one that is published no more is the built one again.
 */
export class RouteTable {
  private readonly published = new Map<ServiceName, Route[]>();
  /** What services tell of which not all could be taken. */
  private readonly partly = new Map<ServiceName, readonly unknown[]>();
  private finder: RouteFinder;

  constructor(private readonly built: readonly Route[] = routes) {
    this.finder = new RouteFinder(built);
  }

  find(method: string, path: string): Route | null {
    return this.finder.find(method, path);
  }

  /**
   * Takes what a service publishes now, from the next call on. Returns what was wrong with the rows that were left out; they are
   * looked at again whenever any service publishes, since what stood in their way may be gone.
   */
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

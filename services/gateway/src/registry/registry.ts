import { deskKeys, siteKeys } from '@hub/contracts/manifest';
import type { DataSource } from 'typeorm';
import type { BuildDescriptor, RemoteDescriptor, ShellDescriptor } from '@hub/federation/descriptor';
import type { Log } from '@hub/nest-kit/log';
import { StaleCache } from '../memory/stale-cache.ts';
import { descriptorFaults } from './check-descriptor.ts';
import { deskFaults } from './desk-faults.ts';
import { siteFaults } from './site-faults.ts';

/** The live builds. `mark` changes when any of them does. */
export type LiveBuilds = { mark: string; shell: ShellDescriptor; remotes: RemoteDescriptor[] };

type Row = { area: string; revision: number; descriptor: string };

const TTL_MS = 30_000;

function faultsOf(descriptor: string): string[] {
  try {
    return descriptorFaults(JSON.parse(descriptor));
  } catch {
    return ['it is no JSON'];
  }
}

/** Known for 30 seconds, and kept while the database is away. */
export class Registry {
  private readonly builds: StaleCache<LiveBuilds>;

  constructor(
    private readonly source: DataSource,
    private readonly log: Log,
    ttlMs = TTL_MS,
  ) {
    this.builds = new StaleCache('registry', ttlMs, () => this.read(), log);
  }

  live(): Promise<LiveBuilds | null> {
    return this.builds.get();
  }

  async patterns(): Promise<string[]> {
    const live = await this.live();
    const remotes = live?.remotes ?? [];
    return [...(live?.shell.routes ?? []), ...remotes.flatMap((row) => [...row.routes, ...row.staffRoutes])];
  }

  /** A row that is bad all the same costs its area, never a page; what it says badly of desk or site costs what it has there. */
  private readable({ area, descriptor }: Row): BuildDescriptor | undefined {
    const faults = faultsOf(descriptor);
    if (faults.length) {
      this.say('REGISTRY_BAD_ROW', area, faults, 'a published build is bad');
      return undefined;
    }
    const build = JSON.parse(descriptor) as BuildDescriptor;
    if (build.area === 'shell') return build;
    const [badDesk, badSite] = [deskFaults(build), siteFaults(build)];
    if (badDesk.length) {
      this.say('REGISTRY_BAD_DESK', area, badDesk, 'what a published build says of the desk is bad');
      deskKeys.forEach((key) => delete build[key]);
    }
    if (badSite.length) {
      this.say('REGISTRY_BAD_SITE', area, badSite, 'what a published build says of the site is bad');
      siteKeys.forEach((key) => delete build[key]);
    }
    return build;
  }

  private say(code: string, area: string, faults: string[], words: string): void {
    this.log.error({ code, area, reason: faults.slice(0, 5).join('; ') }, words);
  }

  private async read(): Promise<LiveBuilds> {
    const rows: Row[] = await this.source.query(
      'SELECT area, revision, descriptor FROM remote_version WHERE live = 1 ORDER BY area',
    );
    const all = rows.flatMap((row) => this.readable(row) ?? []);
    const bad = rows.length - all.length;
    if (bad) this.log.error({ code: 'REGISTRY_BAD_ROWS', count: bad }, 'published builds are skipped');
    const shell = all.find((descriptor) => descriptor.area === 'shell');
    if (!shell) throw new Error('no shell is published');
    return {
      mark: rows.map((row) => `${row.area}${row.revision}`).join(),
      shell,
      remotes: all.filter((descriptor) => descriptor.area !== 'shell'),
    };
  }
}

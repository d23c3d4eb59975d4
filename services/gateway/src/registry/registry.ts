import type { DataSource } from 'typeorm';
import { faultOf, type Log } from '@hub/nest-kit/log';
import { RequestCache } from '../memory/request-cache.ts';
import { StaleCache } from '../memory/stale-cache.ts';
import { chooseBuilds, type AreaBuilds, type Known, type LiveBuilds, type Visitor } from './choose-builds.ts';
import { discoveryOf, type Discovery } from './discovery.ts';
import type { LastKnown } from './last-known.ts';
import { readableBuild, type BuildRow } from './readable-build.ts';
import { readRegistry, type AreaRows, type RegistryRows } from './registry-rows.ts';

export type { LiveBuilds } from './choose-builds.ts';

type Read = { rows: RegistryRows; areas: AreaBuilds[]; published: ReadonlySet<string> };
type Options = { ttlMs?: number; lastKnown?: LastKnown };

const TTL_MS = 5_000;
const ASKED_MS = 5_000;

/** Known for five seconds; kept while the database is away, beyond the end of the process too. */
export class Registry {
  private readonly cache: StaleCache<Read>;
  private readonly asked = new RequestCache<BuildRow | null>(ASKED_MS, 50);
  private readonly versions = new WeakMap<BuildRow, Known | null>();
  private readonly lastKnown: LastKnown | undefined;
  private last: Read | null = null;

  constructor(
    private readonly source: DataSource,
    private readonly log: Log,
    { ttlMs = TTL_MS, lastKnown }: Options = {},
  ) {
    this.lastKnown = lastKnown;
    this.cache = new StaleCache('registry', ttlMs, () => this.read(), log);
  }

  /** What everybody gets who is in no trial; null until a shell is known. */
  live(): Promise<LiveBuilds | null> {
    return this.chosen({});
  }

  async chosen(visitor: Visitor): Promise<LiveBuilds | null> {
    const read = await this.known();
    return read && chooseBuilds(read.areas, visitor);
  }

  /** After a change by this gateway; others see it within seconds. */
  expire(): void {
    this.cache.expire();
  }

  /** That there is no such build. */
  forget(area: string, build: string): void {
    this.asked.forget(`${area}/${build}`);
  }

  async hasCanary(): Promise<boolean> {
    return (await this.known())?.areas.some(({ canary }) => canary) ?? false;
  }

  async areas(): Promise<AreaRows[]> {
    return (await this.known())?.rows.areas ?? [];
  }

  async discovery(site: string): Promise<Discovery> {
    return discoveryOf((await this.known())?.areas ?? [], site);
  }

  /** Of what it knows: builds that were published within the last seconds may be missing. */
  async publishedBuilds(): Promise<(area: string, build: string) => boolean> {
    const published = (await this.known())?.published;
    return (area, build) => published?.has(`${area}/${build}`) ?? false;
  }

  /** Is it a canary, or a build that was live for nobody yet, which somebody looks at by a link or a tab has kept? */
  async trials(): Promise<(area: string, build: string) => boolean> {
    const { areas = [], rows } = (await this.known()) ?? {};
    const names = areas.flatMap(({ area, canary }) => (canary ? [`${area}/${canary.build.build}`] : []));
    const onTrial = new Set([...names, ...(rows?.neverLive ?? [])]);
    return (area, build) => onTrial.has(`${area}/${build}`);
  }

  /** When a canary was given its share, in ms; undefined for a build that is none. */
  async canariesSince(): Promise<(area: string, build: string) => number | undefined> {
    const areas = await this.areas();
    return (area, build) => areas.find((row) => row.area === area && row.canary === build)?.canarySince;
  }

  /** `count` may refuse to ask for what it does not know: anybody can invent names. */
  async isPublished(area: string, build: string, count: () => Promise<void>): Promise<boolean> {
    if ((await this.publishedBuilds())(area, build)) return true;
    await count();
    return Boolean(await this.row(area, build));
  }

  /** Of a published build that need not be live; null where there is none, undefined where none can be asked for. */
  row(area: string, build: string): Promise<BuildRow | null | undefined> {
    return this.asked
      .get(`${area}/${build}`, async () => {
        const [row]: BuildRow[] = await this.source.query(
          'SELECT area, build, revision, descriptor FROM remote_version WHERE area = ? AND build = ?',
          [area, build],
        );
        return row ?? null;
      })
      .catch(() => undefined);
  }

  /** As `row`, and null for what cannot be shown. */
  async version(area: string, build: string): Promise<Known | null | undefined> {
    const row = await this.row(area, build);
    if (!row) return row;
    if (!this.versions.has(row)) this.versions.set(row, this.readable(row) ?? null);
    return this.versions.get(row) ?? null;
  }

  async patterns(): Promise<string[]> {
    const areas = (await this.known())?.areas ?? [];
    const builds = areas.flatMap(({ live, canary }) => [live, canary].flatMap((one) => one?.build ?? []));
    return [
      ...new Set(builds.flatMap((row) => (row.area === 'shell' ? row.routes : [...row.routes, ...row.staffRoutes]))),
    ];
  }

  /** The file that was left by the process before counts until the database has answered. */
  private async known(): Promise<Read | null> {
    const read = await this.cache.get();
    if (read ?? this.last) return read ?? this.last;
    const rows = await this.lastKnown?.read();
    return (this.last ??= rows ? this.readableOf(rows) : null);
  }

  private async read(): Promise<Read> {
    const rows = await readRegistry(this.source, this.last?.rows ?? null);
    if (rows === this.last?.rows) return this.last;
    const read = this.readableOf(rows);
    if (!chooseBuilds(read.areas, {})) throw new Error('no shell is published');
    this.last = read;
    await this.lastKnown
      ?.keep(rows)
      .catch((error: unknown) => this.log.warn(faultOf(error), 'the registry is not kept'));
    return read;
  }

  private readableOf(rows: RegistryRows): Read {
    return { rows, areas: rows.areas.map((row) => this.buildsOf(row)), published: new Set(rows.published) };
  }

  private buildsOf({ area, live, canary, share, builds }: AreaRows): AreaBuilds {
    const known = new Map(builds.map((row) => [row.build, this.readable(row)]));
    const named = (name: string | null) => (name ? known.get(name) : undefined);
    const trial = named(canary);
    const earlier = builds
      .filter(({ build }) => build !== live && build !== canary)
      .flatMap(({ build }) => known.get(build) ?? []);
    return { area, live: named(live), ...(trial && { canary: { ...trial, share } }), earlier };
  }

  private readable(row: BuildRow): Known | undefined {
    const build = readableBuild(row, this.log);
    return build && { build, revision: row.revision };
  }
}

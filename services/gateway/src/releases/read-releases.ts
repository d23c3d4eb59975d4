import type {
  AreaReleaseView,
  BuildView,
  EarlierBuildView,
  ReleaseEventView,
  ServiceReleaseView,
} from '@hub/contracts/releases';
import type { Title } from '@hub/contracts/manifest';
import { taipeiIso } from '@hub/contracts/shared';
import type { DataSource } from 'typeorm';
import { notFound } from '../http/problem.ts';
import { areaStates } from '../registry/area-state.ts';
import { earlierBuild, releaseHistory } from './release-history.ts';
import { uncarriedAreas } from './uncarried-areas.ts';

type Source = Pick<DataSource, 'query'>;

/** Events and builds of one page. */
export const PAGE = 20;

const isoOf = (at: Date | null): string | null => at && taipeiIso(at);

/** From the tables, not from what this gateway knows: whoever changes a release must have seen it. */
export async function areaReleases(source: Source, only: string | null = null): Promise<AreaReleaseView[]> {
  const states = await areaStates(source, only);
  const services = await serviceReleases(source);
  const resting = await restingAreas(source);
  return states.map(({ area, revision, live, canary, share, canaryAt: at }) => ({
    area,
    revision,
    live,
    canary: canary && share && at ? { build: canary, share, since: taipeiIso(at) } : null,
    ...(services.has(area) && { service_release: services.get(area) }),
    ...(live ? {} : resting.get(area)),
  }));
}

/** Throws 404 where there is none. */
export async function areaRelease(source: Source, area: string): Promise<AreaReleaseView> {
  const [release] = await areaReleases(source, area);
  if (!release) throw notFound();
  return release;
}

/** The last one of each service without a remote. */
async function serviceReleases(source: Source): Promise<Map<string, ServiceReleaseView>> {
  const rows: { area: string; build: string; made_by: string; made_at: Date }[] = await source.query(
    `SELECT e.area, e.build, e.made_by, e.made_at FROM release_event e
       JOIN (SELECT area, MAX(revision) AS revision FROM release_event WHERE verb = 'service' GROUP BY area) last
         ON last.area = e.area AND last.revision = e.revision
      WHERE NOT EXISTS (SELECT 1 FROM remote_version v WHERE v.area = e.area)`,
  );
  return new Map(rows.map(({ area, build, made_by: by, made_at: at }) => [area, { build, by, at: taipeiIso(at) }]));
}

/** What is known of areas that nothing may be live of: their name, and who retired them, where that was the last change of what is live. */
async function restingAreas(source: Source): Promise<Map<string, Pick<AreaReleaseView, 'name' | 'retired'>>> {
  const rows: { area: string; name: string | null; verb: string | null; made_by: string; made_at: Date }[] =
    await source.query(
      `SELECT v.area, CAST(JSON_EXTRACT(v.descriptor, '$.name') AS CHAR) AS name, e.verb, e.made_by, e.made_at
         FROM (SELECT area, MAX(id) AS id FROM remote_version GROUP BY area HAVING MAX(live) IS NULL) newest
         JOIN remote_version v ON v.id = newest.id
         LEFT JOIN release_event e ON e.area = v.area AND e.revision =
           (SELECT MAX(revision) FROM release_event WHERE area = v.area AND verb IN ('promote', 'rollback', 'retire'))`,
    );
  return new Map(
    rows.map(({ area, name, verb, made_by: by, made_at: at }) => [
      area,
      {
        ...(name && { name: JSON.parse(name) as Title }),
        ...(verb === 'retire' && { retired: { by, at: taipeiIso(at) } }),
      },
    ]),
  );
}

type EventRow = Omit<ReleaseEventView, 'by' | 'at' | 'facts' | 'hosts'> & {
  made_by: string;
  made_at: Date;
  facts: string | null;
};

/** The newest first; `before` is the revision of the last one of the page before. */
export async function releaseEvents(source: Source, area: string, before = 2 ** 32 - 1): Promise<ReleaseEventView[]> {
  const rows: EventRow[] = await source.query(
    `SELECT revision, verb, build, share, live_before, made_by, reason, facts, made_at FROM release_event
      WHERE area = ? AND revision < ? ORDER BY revision DESC LIMIT ${PAGE}`,
    [area, before],
  );
  return rows.map(({ made_by: by, made_at: at, facts, ...row }) => ({
    ...row,
    by,
    ...factsOf(facts),
    at: taipeiIso(at),
  }));
}

type Facts = ReleaseEventView['facts'] & { hosts?: ReleaseEventView['hosts'] };

function factsOf(text: string | null): Pick<ReleaseEventView, 'facts' | 'hosts'> {
  const { hosts = null, ...facts } = (text ? JSON.parse(text) : {}) as Partial<NonNullable<Facts>>;
  const { canary, live } = facts;
  return { hosts, facts: canary && live ? { canary, live } : null };
}

type BuildRow = {
  build: string;
  published_at: Date;
  published_by: string;
  last_live_at: Date | null;
  retired_at: Date | null;
  needs: string | null;
};

/** The row itself says who made a build live last. */
const PUBLISHER = `(SELECT made_by FROM release_event event
  WHERE event.area = remote_version.area AND event.build = remote_version.build AND verb = 'publish' LIMIT 1)`;

/** The newest first; shells with what they do not carry. */
export async function publishedBuilds(source: Source, area: string): Promise<BuildView[]> {
  const rows: BuildRow[] = await source.query(
    `SELECT build, published_at, COALESCE(${PUBLISHER}, published_by) AS published_by, last_live_at, retired_at, CAST(JSON_EXTRACT(descriptor, '$.needs') AS CHAR) AS needs
       FROM remote_version WHERE area = ? ORDER BY published_at DESC, id DESC LIMIT ${PAGE}`,
    [area],
  );
  const names = area === 'shell' ? rows.map(({ build }) => build) : [];
  const uncarried = await uncarriedAreas(source, names);
  return rows.map(({ build, published_at: at, published_by: by, last_live_at: last, retired_at: retired, needs }) => ({
    build,
    published_at: taipeiIso(at),
    by,
    last_live_at: isoOf(last),
    retired_at: isoOf(retired),
    needs: needs ? (JSON.parse(needs) as Record<string, string>) : null,
    ...(uncarried.has(build) && { uncarried: uncarried.get(build) }),
  }));
}

export async function earlierRelease(source: Source, area: string): Promise<EarlierBuildView | null> {
  const build = earlierBuild(await releaseHistory(source, area));
  if (!build) return null;
  return { build, ...(area === 'shell' && { uncarried: (await uncarriedAreas(source, [build])).get(build) }) };
}

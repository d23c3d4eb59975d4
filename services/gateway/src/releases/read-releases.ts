import type { AreaReleaseView, BuildView, ReleaseEventView, Share } from '@hub/contracts/releases';
import { taipeiIso } from '@hub/contracts/shared';
import type { DataSource } from 'typeorm';

type Source = Pick<DataSource, 'query'>;

/** Events and builds of one page. */
export const PAGE = 20;

const isoOf = (at: Date | null): string | null => at && taipeiIso(at);

type AreaRow = {
  area: string;
  revision: number;
  canary: string | null;
  share: Share;
  canary_at: Date | null;
  live: string | null;
};

/** From the tables, not from what this gateway knows: whoever changes a release must have seen it. */
export async function areaReleases(source: Source, only: string | null = null): Promise<AreaReleaseView[]> {
  const rows: AreaRow[] = await source.query(
    `SELECT r.area, GREATEST(r.revision, COALESCE(v.revision, 0)) AS revision, r.canary, r.share, r.canary_at, v.build AS live
       FROM area_release r LEFT JOIN remote_version v ON v.area = r.area AND v.live = 1
      WHERE ? IS NULL OR r.area = ? ORDER BY r.area`,
    [only, only],
  );
  return rows.map(({ area, revision, live, canary, share, canary_at }) => ({
    area,
    revision: Number(revision),
    live,
    canary: canary && canary_at ? { build: canary, share, since: taipeiIso(canary_at) } : null,
  }));
}

type EventRow = Omit<ReleaseEventView, 'by' | 'at' | 'facts'> & {
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
    facts: facts ? (JSON.parse(facts) as ReleaseEventView['facts']) : null,
    at: taipeiIso(at),
  }));
}

type BuildRow = {
  build: string;
  published_at: Date;
  published_by: string;
  last_live_at: Date | null;
  needs: string | null;
};

/** The newest first. */
export async function publishedBuilds(source: Source, area: string): Promise<BuildView[]> {
  const rows: BuildRow[] = await source.query(
    `SELECT build, published_at, published_by, last_live_at, CAST(JSON_EXTRACT(descriptor, '$.needs') AS CHAR) AS needs
       FROM remote_version WHERE area = ? ORDER BY published_at DESC, id DESC LIMIT ${PAGE}`,
    [area],
  );
  return rows.map(({ build, published_at: at, published_by: by, last_live_at: last, needs }) => ({
    build,
    published_at: taipeiIso(at),
    by,
    last_live_at: isoOf(last),
    needs: needs ? (JSON.parse(needs) as Record<string, string>) : null,
  }));
}

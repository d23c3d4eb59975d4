import {
  releaseMove,
  type AreaOverview,
  type BuildVitals,
  type ReleaseDetailView,
  type ReleasesView,
} from '@hub/contracts/releases';
import { gatewayPaths } from '@hub/contracts/shared';
import { Forbidden, checked } from '@hub/nest-kit/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Signal } from '../signal/signal.ts';
import { areaOverview, areaOverviews } from './area-overviews.ts';
import { enterDesk, type DeskParts } from './enter-desk.ts';
import { mayMove } from './local-remotes.ts';
import { jsonOf, pageBefore } from './read-request.ts';
import { areaRelease, earlierRelease, PAGE, publishedBuilds, releaseEvents } from './read-releases.ts';
import type { Releases } from './releases.ts';

type Parts = DeskParts & { releases: Releases; signal: Signal };
type Asked = FastifyRequest<{ Params: { area: string }; Querystring: { before?: string } }>;

const VITALS_H = 24;
const MOST_BUILDS = 6;

/** Live, on trial, then those that most tabs still have. */
function shownBuilds({ live, canary, mounts }: AreaOverview): string[] {
  const most = mounts.toSorted((one, other) => other.mounts - one.mounts).map(({ build }) => build);
  const builds = [live, canary?.build, ...most].filter((build) => build);
  return [...new Set(builds as string[])].slice(0, MOST_BUILDS);
}

/** What the desk sees of releases, and its brakes: to stop a trial, to go back, to retire. A new build is the teams' own. */
export function staffReleaseRoutes(app: FastifyInstance, { releases, signal, ...desk }: Parts): void {
  const { db, changes, registry } = releases;
  const base = gatewayPaths.staffReleases;

  const enter = enterDesk(desk);
  const seen = { source: db.source, signal };
  const vitalsOf = async (area: string, build: string | null): Promise<BuildVitals> => ({
    build,
    rows: await signal.vitals({ area, ...(build && { build }), hours: VITALS_H }),
  });

  app.get(base, async (request): Promise<ReleasesView> => {
    const who = await enter(request);
    return { areas: await areaOverviews(seen), moves: mayMove(who) };
  });

  app.get(`${base}/:area`, async (request: Asked): Promise<ReleaseDetailView> => {
    const who = await enter(request, 'deskMove');
    const area = await areaOverview(seen, request.params.area);
    const [events, builds, back, vitals] = await Promise.all([
      releaseEvents(db.source, area.area, pageBefore(request.query.before)),
      publishedBuilds(db.source, area.area),
      earlierRelease(db.source, area.area),
      Promise.all([null, ...shownBuilds(area)].map((build) => vitalsOf(area.area, build))),
    ]);
    const next = events.length === PAGE ? (events.at(-1)?.revision ?? null) : null;
    return { ...area, moves: mayMove(who), events, next, builds, back, vitals };
  });

  app.post(`${base}/:area/moves`, async (request: Asked): Promise<AreaOverview> => {
    const who = await enter(request, 'deskMove');
    const move = await checked(releaseMove, jsonOf(request.body));
    if (!mayMove(who) || move.verb === 'promote') throw new Forbidden();
    const { area } = request.params;
    await areaRelease(db.source, area);
    await changes.move(area, move, { by: `${who.name} (${who.login})`, reason: move.reason });
    registry.expire();
    return areaOverview(seen, area);
  });
}

import {
  releaseMove,
  type AreaOverview,
  type AreaReleaseView,
  type BuildVitals,
  type ReleaseDetailView,
  type ReleasesView,
} from '@hub/contracts/releases';
import { gatewayPaths } from '@hub/contracts/shared';
import { Forbidden, checked } from '@hub/nest-kit/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../http/problem.ts';
import type { Signal } from '../signal/signal.ts';
import { enterDesk, type DeskParts } from './enter-desk.ts';
import { mayMove } from './local-remotes.ts';
import { jsonOf, pageBefore } from './read-request.ts';
import { areaReleases, earlierRelease, PAGE, publishedBuilds, releaseEvents } from './read-releases.ts';
import type { Releases } from './releases.ts';

type Parts = DeskParts & { releases: Releases; signal: Signal };
type Asked = FastifyRequest<{ Params: { area: string }; Querystring: { before?: string } }>;

const HOUR_MS = 3_600_000;
const VITALS_H = 24;

const shownBuilds = ({ live, canary }: AreaReleaseView): string[] => [live, canary?.build].flatMap((one) => one ?? []);

/** What the desk sees of releases, and its brakes: to stop a trial, to go back, to retire. A new build is the teams' own. */
export function staffReleaseRoutes(app: FastifyInstance, { releases, signal, ...desk }: Parts): void {
  const { db, changes, registry } = releases;
  const base = gatewayPaths.staffReleases;

  const enter = enterDesk(desk);
  const mountsOf = async (area: string) => {
    const rates = await signal.rates(area, new Date(Date.now() - HOUR_MS));
    return rates.map(({ build, mounts, failures }) => ({ build, mounts, failures }));
  };
  const vitalsOf = async (area: string, build: string | null): Promise<BuildVitals> => ({
    build,
    rows: await signal.vitals({ area, ...(build && { build }), hours: VITALS_H }),
  });
  const overview = async (only: string | null): Promise<AreaOverview[]> => {
    const areas = await areaReleases(db.source, only);
    return Promise.all(areas.map(async (row) => ({ ...row, mounts: await mountsOf(row.area) })));
  };

  app.get(base, async (request): Promise<ReleasesView> => {
    const who = await enter(request);
    return { areas: await overview(null), moves: mayMove(who) };
  });

  app.get(`${base}/:area`, async (request: Asked): Promise<ReleaseDetailView> => {
    const who = await enter(request);
    const [area] = await overview(request.params.area);
    if (!area) throw notFound();
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
    const who = await enter(request);
    const move = await checked(releaseMove, jsonOf(request.body));
    if (!mayMove(who) || move.verb === 'promote') throw new Forbidden();
    const { area } = request.params;
    if ((await areaReleases(db.source, area)).length === 0) throw notFound();
    await changes.move(area, move, { by: `${who.name} (${who.login})`, reason: move.reason });
    registry.expire();
    const [state] = await overview(area);
    if (!state) throw notFound();
    return state;
  });
}

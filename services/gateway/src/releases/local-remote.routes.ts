import { areaRows } from '@hub/contracts/areas';
import { localRemoteBody, loopbackOrigin, type LocalRemoteView } from '@hub/contracts/releases';
import { gatewayPaths, taipeiIso } from '@hub/contracts/shared';
import { Forbidden, checked } from '@hub/nest-kit/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../http/problem.ts';
import { enterDesk, type DeskParts } from './enter-desk.ts';
import { mayMove, type LocalRemotes } from './local-remotes.ts';
import { jsonOf } from './read-request.ts';
import type { Releases } from './releases.ts';

type Parts = DeskParts & { releases: Releases; local: LocalRemotes };

/** Somebody of the staff looks at this site with a build of their own machine in one area. */
export function localRemoteRoutes(app: FastifyInstance, { releases, local, ...desk }: Parts): void {
  const { changes, registry } = releases;
  const enter = enterDesk(desk);

  /** A page of the area that needs nothing of its address. */
  const pageOf = async (area: string) => {
    const live = await registry.live();
    const routes = live?.remotes.find((one) => one.area === area)?.routes ?? [];
    return routes.find((pattern) => !/[:*]/.test(pattern)) ?? `/${area}`;
  };

  app.post(
    `${gatewayPaths.staffReleases}/:area/local`,
    async (request: FastifyRequest<{ Params: { area: string } }>, reply): Promise<LocalRemoteView> => {
      const who = await enter(request);
      if (!mayMove(who)) throw new Forbidden();
      const { area } = request.params;
      const address = loopbackOrigin((await checked(localRemoteBody, jsonOf(request.body))).address) ?? '';
      if (!areaRows.some(({ name }) => name === area)) throw notFound();
      const { until, cookie } = local.begin(who, request.headers, area, address);
      await changes.note(area, 'local', address, { by: `${who.name} (${who.login})` });
      registry.expire();
      void reply.header('set-cookie', cookie);
      return { address, until: taipeiIso(new Date(until * 1000)), page: await pageOf(area) };
    },
  );
}

import { foreignHostsBody, hostsBeyond, hostsOfText, type ReleaseHostsView } from '@hub/contracts/releases';
import { gatewayPaths } from '@hub/contracts/shared';
import { AppError, Forbidden, StepUpNeeded, checked } from '@hub/nest-kit/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../http/problem.ts';
import { areaStates } from '../registry/area-state.ts';
import { enterDesk, type DeskParts } from '../releases/enter-desk.ts';
import { mayMove } from '../releases/local-remotes.ts';
import { jsonOf } from '../releases/read-request.ts';
import type { Releases } from '../releases/releases.ts';
import { MOUNT, type ForeignHosts } from './foreign-hosts.ts';

type Parts = DeskParts & { releases: Releases; hosts: Pick<ForeignHosts, 'of'> };
type Asked = FastifyRequest<{ Params: { area: string } }>;

/** Which pages of other sites may show an area: product admins of all games and owners say so at the desk. */
export function hostRoutes(app: FastifyInstance, { releases, hosts, ...desk }: Parts): void {
  const { db, changes, registry } = releases;
  const enter = enterDesk(desk);
  const path = `${gatewayPaths.staffReleases}/:area/hosts`;

  const viewOf = async (area: string): Promise<ReleaseHostsView> => {
    const [row] = await areaStates(db.source, area);
    if (!row) throw notFound();
    const live = await registry.live();
    const mountable = live?.remotes.some((one) => one.area === area && one.exposes.includes(MOUNT)) ?? false;
    return { mountable, hosts: hosts.of(row), configured: row.hosts === null, revision: row.revision };
  };

  app.get(path, async (request: Asked): Promise<ReleaseHostsView> => {
    await enter(request);
    return viewOf(request.params.area);
  });

  app.post(path, async (request: Asked): Promise<ReleaseHostsView> => {
    const who = await enter(request);
    if (!mayMove(who)) throw new Forbidden();
    const { area } = request.params;
    const { hosts: text, revision, reason } = await checked(foreignHostsBody, jsonOf(request.body));
    const before = await viewOf(area);
    // What is compared below is what the sender saw, and what the change is made upon.
    if (before.revision !== revision) throw new AppError(409, { msg: { code: 'RELEASE_CHANGED' } });
    const facts = { before: before.hosts, after: hostsOfText(text) ?? {} };
    // To take one off is nobody's risk, and may be urgent.
    if (!who.fresh && Object.keys(hostsBeyond(facts.after, facts.before)).length > 0) throw new StepUpNeeded();
    await changes.nameHosts(area, revision, { by: `${who.name} (${who.login})`, reason, hosts: facts });
    registry.expire();
    return viewOf(area);
  });
}

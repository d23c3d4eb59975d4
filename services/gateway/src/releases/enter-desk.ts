import { releaseReaders } from '@hub/contracts/releases';
import type { StaffPrincipal } from '@hub/contracts/shared';
import { Forbidden } from '@hub/nest-kit/http';
import type { FastifyRequest } from 'fastify';
import type { Authenticate } from '../callers/authenticate.ts';
import { clientAddress, networkOf } from '../http/client-address.ts';
import { notFound } from '../http/problem.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import { isArea } from './read-request.ts';

export type DeskParts = { askers: Authenticate; limits: RateLimits; hops: number };

const mayRead = (who: StaffPrincipal) =>
  who.owner === true || who.roles.some(({ role }) => releaseReaders.some((one) => one === role));

/** Who asks the desk about releases, counted by a session that was proven before, else by network; throws 401, 403, or 404 for what can be no area. */
export const enterDesk =
  ({ askers, limits, hops }: DeskParts) =>
  async (request: FastifyRequest, limit: 'read' | 'deskMove' = 'read'): Promise<StaffPrincipal> => {
    request.note.route = request.routeOptions.url ?? '';
    await limits.count(limit, askers.provenSession(request.headers) ?? networkOf(clientAddress(request.raw, hops)));
    const who = await askers.staffOf(request);
    if (!mayRead(who)) throw new Forbidden();
    const { area } = request.params as { area?: string };
    if (area !== undefined && !isArea(area)) throw notFound();
    return who;
  };

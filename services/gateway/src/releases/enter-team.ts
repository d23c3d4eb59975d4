import type { FastifyRequest } from 'fastify';
import { clientAddress, networkOf } from '../http/client-address.ts';
import { notFound } from '../http/problem.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { PublishTokens } from './publish-tokens.ts';
import { isArea, isBuild } from './read-request.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose token the call of a team has. */
    holder: string;
  }
}

export type TeamParts = { tokens: PublishTokens; limits: RateLimits; hops: number };
export type Named = { area: string; build: string };

/**
 * Hooks of a call of a team. `enter`, before its body is read: is there such a name, and has the caller its token? One that only `reads` may
 * have that of any area. `stillIn`, once the body is there: has nobody taken the token back meanwhile?
 */
export function enterTeam({ tokens, limits, hops }: TeamParts) {
  const enter =
    ({ reads = false } = {}) =>
    async (request: FastifyRequest): Promise<void> => {
      request.note.route = request.routeOptions.url ?? '';
      await limits.count('partner', networkOf(clientAddress(request.raw, hops)));
      const { area = '', build } = request.params as Partial<Named>;
      if ((area || !reads) && !isArea(area)) throw notFound();
      if (build !== undefined && !isBuild(build)) throw notFound();
      request.holder = await tokens.holder(request.headers, reads ? null : area);
    };
  const stillIn = async ({ headers, params }: FastifyRequest): Promise<void> => {
    await tokens.holder(headers, (params as Named).area);
  };
  return { enter, stillIn };
}

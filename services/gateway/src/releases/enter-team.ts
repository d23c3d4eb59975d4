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

/** A good token has a limit of its own, whatever others of its network send. */
export const countTeam =
  ({ tokens, limits, hops }: TeamParts) =>
  async ({ headers, raw }: FastifyRequest, limit: 'team' | 'teamMove'): Promise<void> => {
    const known = await tokens.known(headers);
    await (known ? limits.count(limit, known) : limits.count('teamUnknown', networkOf(clientAddress(raw, hops))));
  };

/**
 * Hooks of a call of a team. `enter`, before its body is read: is there such a name, and has the caller its token? One that only `reads` may
 * have that of any area. One that `moves`, or is read before a move, is not shut out by files. `stillIn`, once the body is there: has nobody taken the token back meanwhile?
 */
export function enterTeam(parts: TeamParts) {
  const { tokens } = parts;
  const count = countTeam(parts);
  const enter =
    ({ reads = false, moves = false } = {}) =>
    async (request: FastifyRequest): Promise<void> => {
      request.note.route = request.routeOptions.url ?? '';
      await count(request, moves ? 'teamMove' : 'team');
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

import { gatewayPaths } from '@hub/contracts/shared';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientAddress, networkOf } from '../http/client-address.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { Registry } from '../registry/registry.ts';
import type { NetworkShares } from './network-shares.ts';
import { readSignals, type Known } from './read-signals.ts';
import type { Signal } from './signal.ts';

export type SignalParts = {
  limits: RateLimits;
  registry: Pick<Registry, 'patterns' | 'publishedBuilds' | 'trials' | 'canariesSince' | 'live'>;
  signal: Signal;
  shares: NetworkShares;
  /** One of so many visitors tells what went well. */
  sample: number;
  hops: number;
};

const BODY_LIMIT = 16 * 1024;

async function knownOf({ registry, sample }: Pick<SignalParts, 'registry' | 'sample'>): Promise<Known> {
  const [patterns, isBuild, isTrial, trialAt, live] = await Promise.all([
    registry.patterns(),
    registry.publishedBuilds(),
    registry.trials(),
    registry.canariesSince(),
    registry.live(),
  ]);
  const carried = new Set(live?.remotes.map(({ area }) => area as string));
  return { patterns, isBuild, isTrial, trialAt, isCarried: (area) => carried.has(area), sample };
}

/** Takes what pages tell of their mounts and measures; the answer is the same whatever could be used of it. */
export function signalRoutes(app: FastifyInstance, parts: SignalParts): void {
  const { limits, registry, signal, shares, sample, hops } = parts;
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    request.note.route = gatewayPaths.signal;
    const network = networkOf(clientAddress(request.raw, hops));
    await limits.count('signal', network);
    const { mounts, vitals } = readSignals(request.body, await knownOf({ registry, sample }));
    for (const mount of mounts) if (shares.takes(network, mount)) signal.countMount(mount);
    vitals.forEach((vital) => signal.countVital(vital));
    return reply.status(204).send();
  };
  app.route({ method: 'POST', url: gatewayPaths.signal, bodyLimit: BODY_LIMIT, handler });
}

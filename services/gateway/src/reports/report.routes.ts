import { gatewayPaths } from '@hub/contracts/shared';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { firstMatch } from '@hub/federation/match';
import type { Log } from '@hub/nest-kit/log';
import { clientAddress, networkOf } from '../http/client-address.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { Registry } from '../registry/registry.ts';
import { cspLines, faultLines, type PatternOf, type ReportLine } from './report-lines.ts';

export type ReportParts = { limits: RateLimits; registry: Registry; log: Log; hops: number };

const BODY_LIMIT = 16 * 1024;
/** Lines per second and kind of report: a wave of them tells no more than a sample. */
const SAMPLE = 10;

export function reportRoutes(app: FastifyInstance, { limits, registry, log, hops }: ReportParts): void {
  const sampler = new Sampler();
  const accept = (route: string, linesOf: (body: unknown, patternOf: PatternOf) => ReportLine[]) => {
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      request.note.route = route;
      const network = networkOf(clientAddress(request.raw, hops));
      await limits.count('report', network);
      const patterns = await registry.patterns();
      for (const line of linesOf(request.body, (path) => firstMatch(patterns, path))) {
        if (sampler.takes(route)) log.info({ ...line, rid: request.id }, 'report');
      }
      return reply.status(204).send();
    };
    app.route({ method: 'POST', url: route, bodyLimit: BODY_LIMIT, handler });
  };
  accept(gatewayPaths.browserReports, faultLines);
  accept(gatewayPaths.policyReports, cspLines);
}

class Sampler {
  private second = 0;
  private readonly taken = new Map<string, number>();

  takes(kind: string): boolean {
    const second = Math.floor(Date.now() / 1000);
    if (second !== this.second) this.taken.clear();
    this.second = second;
    const count = (this.taken.get(kind) ?? 0) + 1;
    this.taken.set(kind, count);
    return count <= SAMPLE;
  }
}

import { createHash } from 'node:crypto';
import { SetMetadata, type INestApplicationContext } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import type { PublishedRole } from '@hub/contracts/published-roles';
import type { PublishedRoutesView } from '@hub/contracts/published-routes';
import type { Route } from '@hub/contracts/shared';
import type { KeyRing } from '../config/keys.ts';
import { proofOf } from './published-proof.ts';

const CALL = 'hub:call';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked all the time by our own processes: a good answer is no line of the log. */
    quiet?: boolean;
  }
}

export const answersCall = (row: Route): MethodDecorator => SetMetadata(CALL, row);

type Handlers = { prototype?: Record<string, object> };

function rowsAt({ prototype = {} }: Handlers): Route[] {
  const handlers = Object.getOwnPropertyNames(prototype).filter((name) => name !== 'constructor');
  return handlers.flatMap((name) => (Reflect.getMetadata(CALL, prototype[name] ?? {}) as Route | undefined) ?? []);
}

export function publishedRows(app: INestApplicationContext): Route[] {
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [...module.controllers.values()]);
  return controllers.flatMap(({ metatype }) => rowsAt((metatype ?? {}) as Handlers));
}

type Publishing = { service: string; build: string; ring: KeyRing; roles: readonly PublishedRole[] };

export function publishRoutes(
  fastify: FastifyInstance,
  rows: Route[],
  { service, build, ring, roles }: Publishing,
): void {
  const mark = createHash('sha256').update(JSON.stringify(rows)).digest('base64url');
  const quiet = { config: { quiet: true } };
  fastify.get<{ Querystring: { mark?: string } }>('/internal/routes', quiet, async (request, reply) => {
    const who = request.hub?.who;
    if (who?.kind !== 'service' || who.from !== 'gateway') return reply.status(403).send({ msg: 'no identity' });
    const changed = request.query.mark === mark ? null : rows;
    const told: PublishedRoutesView = { mark, rows: changed, build, roles: [...roles] };
    return { ...told, proof: proofOf(ring, service, told) };
  });
}

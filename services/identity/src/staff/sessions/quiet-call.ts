import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Does the page ask by itself, with nobody using it? Then the call keeps no session open. */
export const QuietCall = createParamDecorator(
  (_: unknown, context: ExecutionContext): boolean =>
    context.switchToHttp().getRequest<FastifyRequest>().headers['x-quiet'] === '1',
);

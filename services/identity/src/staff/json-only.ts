import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '@hub/nest-kit/http';

/** A form of another site can send every body but JSON without asking first; so a cookie is set for JSON only. */
export class JsonOnly implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const type = context.switchToHttp().getRequest<FastifyRequest>().headers['content-type'] ?? '';
    if (/^application\/json\s*(;|$)/i.test(type)) return true;
    throw new AppError(415, { msg: { code: 'BODY_MALFORMED' } });
  }
}

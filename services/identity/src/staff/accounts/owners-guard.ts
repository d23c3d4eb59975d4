import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Forbidden, SessionExpired } from '@hub/nest-kit/http';

/** Accounts are read by system owners alone, whatever roles somebody has. Changes ask the database again. */
export class OwnersOnly implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const who = context.switchToHttp().getRequest<FastifyRequest>().hub?.who;
    if (who?.kind !== 'staff') throw new SessionExpired();
    if (!who.owner || who.half) throw new Forbidden();
    return true;
  }
}

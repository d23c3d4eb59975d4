import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { SessionExpired, StepUpNeeded } from './app-error.ts';

/** Second factor shown a moment ago, as the gateway knows it; others are asked for it (`step_up`). */
@Injectable()
export class FreshStaff implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const who = context.switchToHttp().getRequest<FastifyRequest>().hub?.who;
    if (who?.kind !== 'staff') throw new SessionExpired();
    if (!who.fresh) throw new StepUpNeeded();
    return true;
  }
}

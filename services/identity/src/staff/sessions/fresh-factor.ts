import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { SessionExpired, StepUpNeeded } from '@hub/nest-kit/http';
import { FindSession } from '../find-session.ts';
import { sessionIn } from '../session-cookie.ts';

/** Lets a call pass whose session showed its second factor a moment ago; others are asked for it (`step_up`). */
@Injectable()
export class FreshFactor implements CanActivate {
  constructor(private readonly findSession: FindSession) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { headers, hub } = context.switchToHttp().getRequest<FastifyRequest>();
    const open = await this.findSession.run(sessionIn(headers.cookie));
    if (!open || hub?.who.kind !== 'staff' || hub.who.id !== open.staff.id) throw new SessionExpired();
    if (!open.fresh) throw new StepUpNeeded();
    return true;
  }
}

import { createParamDecorator, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { PartnerRefused } from '../../http/partner-problem.ts';
import { ProvePartner, type Partner } from './prove-partner.ts';

declare module 'fastify' {
  interface FastifyRequest {
    partner?: Partner;
  }
}

@Injectable()
export class PartnerSigned implements CanActivate {
  constructor(private readonly prove: ProvePartner) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (request.hub?.who.kind !== 'partner') throw new PartnerRefused(401, 'bad_signature');
    request.partner = await this.prove.run(request);
    return true;
  }
}

/** Only behind `PartnerSigned`. */
export const CurrentPartner = createParamDecorator((_: unknown, context: ExecutionContext): Partner => {
  const { partner } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!partner) throw new PartnerRefused(401, 'bad_signature');
  return partner;
});

import { Controller, Get, Header, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Readiness } from './readiness.ts';

@Controller()
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get('healthz')
  alive() {
    return { status: 'ok' };
  }

  @Get('readyz')
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const why = await this.readiness.reason();
    void reply.status(why ? 503 : 200);
    if (why) return { msg: why };
    const warning = this.readiness.warning();
    return { status: 'ok', ...(warning && { warning }) };
  }

  @Get('metrics')
  @Header('content-type', 'text/plain; version=0.0.4')
  metrics() {
    return this.readiness.metrics();
  }
}

import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

/** No row has it: who names it is refused as somebody who read something older. */
const NO_VERSION = -1;

/** The version that was read; a change that names none is refused by 428. Its row of the route table says `versioned`. */
export const SeenVersion = createParamDecorator((_: unknown, context: ExecutionContext): number => {
  const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
  const header = headers['if-match'];
  if (header === undefined) throw new AppError(428, { msg: { code: 'VERSION_NEEDED' } });
  const text = header.replaceAll('"', '').trim();
  return /^\d{1,10}$/.test(text) ? Number(text) : NO_VERSION;
});

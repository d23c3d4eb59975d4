import { isFormType } from '@hub/contracts/shared';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Transform, type Readable, type TransformCallback } from 'node:stream';

declare module 'fastify' {
  interface FastifyRequest {
    rawBytes?: Buffer;
  }
}

/** Passes a body on and keeps its bytes; Fastify holds it to the largest size there is. */
class Keeper extends Transform {
  receivedEncodedLength = 0;
  private readonly parts: Buffer[] = [];

  constructor(private readonly request: FastifyRequest) {
    super();
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    this.receivedEncodedLength += chunk.length;
    this.parts.push(chunk);
    done(null, chunk);
  }

  override _flush(done: TransformCallback): void {
    this.request.rawBytes = Buffer.concat(this.parts);
    done();
  }
}

/** A call of a game's server, or a form that a provider posts. */
const isSigned = ({ headers, hub }: FastifyRequest): boolean =>
  hub?.who.kind === 'partner' || isFormType(headers['content-type']);

/** A signature is over the bytes on the line, not over what a parser makes of them: of what is signed they are kept. */
export function captureSignedBytes(fastify: Pick<FastifyInstance, 'addHook'>): void {
  fastify.addHook('preParsing', (request, _reply, payload, done) => {
    const { headers } = request;
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    done(null, hasBody && isSigned(request) ? (payload as Readable).pipe(new Keeper(request)) : payload);
  });
}

/** The body as it came, of a call whose bytes are kept; of none at all nothing. */
export const SentBytes = createParamDecorator((_: unknown, context: ExecutionContext): Buffer => {
  return context.switchToHttp().getRequest<FastifyRequest>().rawBytes ?? Buffer.alloc(0);
});

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

/** A signature is over the bytes on the line, not over what JSON makes of them: of a partner's call they are kept. */
export function captureSignedBytes(fastify: Pick<FastifyInstance, 'addHook'>): void {
  fastify.addHook('preParsing', (request, _reply, payload, done) => {
    const { headers, hub } = request;
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    done(null, hasBody && hub?.who.kind === 'partner' ? (payload as Readable).pipe(new Keeper(request)) : payload);
  });
}

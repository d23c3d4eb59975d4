import type { MiddlewareConsumer, NestModule } from '@nestjs/common';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { languageFor, sentenceOf, sharedTexts } from '@hub/contracts/shared';

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-hub-code': 'OPENING_SOON',
};

function answer(request: IncomingMessage, response: ServerResponse): void {
  const msg = sentenceOf(sharedTexts, 'OPENING_SOON', languageFor(request.headers['accept-language']));
  response.writeHead(503, headers).end(JSON.stringify({ msg }));
}

/** Every call of an area that is not open yet is told so, before a body is read, whatever was sent. */
export class OpeningSoonModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(answer).exclude('healthz', 'readyz', 'internal/routes').forRoutes('{*path}');
  }
}

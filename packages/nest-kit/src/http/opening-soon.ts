import type { MiddlewareConsumer, NestModule } from '@nestjs/common';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { languageFor, sentenceOf, sharedTexts, type ServiceName } from '@hub/contracts/shared';
import { plainConfig } from '../config/base-config.ts';
import { parseRings, type KeyRing } from '../config/keys.ts';
import { loadConfig, type Env } from '../config/load-config.ts';
import { createLog } from '../log/logger.ts';
import type { Running } from '../process/running.ts';
import { startHttp } from './start-http.ts';

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-hub-code': 'OPENING_SOON',
};

function answer(request: IncomingMessage, response: ServerResponse): void {
  const msg = sentenceOf(sharedTexts, 'OPENING_SOON', languageFor(request.headers['accept-language']));
  response.writeHead(503, headers).end(JSON.stringify({ msg }));
}

/** Every call but those at these paths is told that the area opens soon, before a body is read, whatever was sent. */
export const soonExcept = (consumer: MiddlewareConsumer, ...paths: string[]): void =>
  void consumer
    .apply(answer)
    .exclude('healthz', 'readyz', ...paths)
    .forRoutes('{*path}');

/** A middleware and no controller. */
class OpeningSoonModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    soonExcept(consumer);
  }
}

/** The process of an area that is not open yet: healthy, and every call is told so with 503 `msg`. */
export async function startOpeningSoon(service: ServiceName, env: Env): Promise<Running> {
  const config = loadConfig(service, plainConfig, env);
  const { url, close } = await startHttp({
    service,
    module: OpeningSoonModule,
    host: config.HOST,
    port: config.PORT,
    log: createLog(service, config.LOG_LEVEL, config.BUILD),
    ring: parseRings(config.IDENTITY_KEYS)[service] as KeyRing,
    texts: {},
    ready: () => Promise.resolve(null),
  });
  return { name: service, url, close };
}

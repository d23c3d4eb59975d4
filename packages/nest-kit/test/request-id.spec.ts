import { publishedRoutesPath } from '@hub/contracts/published-routes';
import { Controller, Get, Inject, Module, Post } from '@nestjs/common';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ServiceClient, startHttp, type StartedHttp } from '../src/http/index.ts';
import { IDENTITY_HEADER, sealIdentity } from '../src/identity/internal-identity.ts';
import { createLog } from '../src/log/index.ts';

const ring = [{ kid: 'k1', key: new Uint8Array(32).fill(7) }] as const;
const lines: Record<string, unknown>[] = [];
const log = (svc: string) =>
  createLog(svc, 'info', 'r7', { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
const [first, second] = [log('support'), log('catalog')];

@Controller()
class Near {
  constructor(@Inject(ServiceClient) private readonly services: ServiceClient) {}

  @Post('asks')
  async asks() {
    await this.services.call('catalog', '/internal/told');
    first.warn('on the way');
    return {};
  }
}

@Controller()
class Far {
  @Get('internal/told')
  told() {
    second.warn('over there');
    return {};
  }
}

@Module({ controllers: [Far] })
class FarModule {}

let far: StartedHttp;
let near: StartedHttp;
let services: ServiceClient;
const http = (service: string, module: Parameters<typeof startHttp>[0]['module'], own: typeof first) =>
  startHttp({
    service,
    module,
    host: '127.0.0.1',
    port: 0,
    log: own,
    ring: [ring[0]],
    texts: {},
    ready: () => Promise.resolve(null),
  });

beforeAll(async () => {
  far = await http('catalog', FarModule, second);
  services = new ServiceClient('support', { catalog: far.url }, { catalog: [ring[0]] });
  const client = { provide: ServiceClient, useValue: services };
  @Module({ controllers: [Near], providers: [client] })
  class NearModule {}
  near = await http('support', NearModule, first);
});
afterAll(async () => {
  await near.close();
  await services.close();
  await far.close();
});

it('a request keeps its id in every line and in every service that it reaches', async () => {
  const headers = {
    [IDENTITY_HEADER]: sealIdentity([ring[0]], 'support', { who: { kind: 'anon' }, rid: 'r-42', ip: '' }),
    'content-type': 'application/json',
  };
  await fetch(`${near.url}/asks`, { method: 'POST', headers, body: '{"a":1}' });
  await expect.poll(() => lines.filter(({ msg }) => msg === 'request')).toHaveLength(2);
  const told = lines.filter(({ msg }) => msg !== 'listening').map(({ svc, msg, rid }) => [svc, msg, rid]);
  expect(told).toEqual(
    expect.arrayContaining([
      ['catalog', 'over there', 'r-42'],
      ['catalog', 'request', 'r-42'],
      ['support', 'on the way', 'r-42'],
      ['support', 'request', 'r-42'],
    ]),
  );
  expect([...new Set(lines.map(({ build }) => build))]).toEqual(['r7']);
});

it('a call that no request asked for has an id all the same', async () => {
  lines.length = 0;
  await services.call('catalog', '/internal/told');
  await expect.poll(() => lines.map(({ msg }) => msg)).toContain('request');
  for (const { rid } of lines) expect(rid).toMatch(/^[0-9a-f-]{36}$/);
});

it('what the gateway asks all the time is no line of the log, unless it is refused', async () => {
  const gateway = new ServiceClient('gateway', { catalog: far.url }, { catalog: [ring[0]] });
  lines.length = 0;
  await gateway.call('catalog', publishedRoutesPath(''));
  await expect(services.call('catalog', publishedRoutesPath(''))).rejects.toThrow('403');
  await expect.poll(() => lines.filter(({ msg }) => msg === 'request').length).toBeGreaterThan(0);
  expect(lines.filter(({ msg }) => msg === 'request').map(({ status }) => status)).toEqual([403]);
  await gateway.close();
});

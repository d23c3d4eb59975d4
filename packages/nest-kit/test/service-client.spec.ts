import { afterAll, beforeAll, expect, it } from 'vitest';
import { ServiceClient, ServiceUnavailable } from '../src/http/index.ts';
import { fakeService, testRings } from '../src/testing/index.ts';

let other: Awaited<ReturnType<typeof fakeService>>;
beforeAll(async () => {
  other = await fakeService({
    'POST /internal/silent': () => ({ status: 503, body: {} }),
    'GET /internal/well': () => ({ body: { well: true } }),
  });
});
afterAll(() => other.close());

const MANY = 8;
const clientOf = () => new ServiceClient('vip', { catalog: other.url }, testRings);
async function afterSilence(relayed: boolean) {
  const client = clientOf();
  for (let n = 0; n < MANY; n += 1) {
    const asked = client.call('catalog', '/internal/silent', { body: {}, relayed });
    await expect(asked).rejects.toBeInstanceOf(ServiceUnavailable);
  }
  return { well: client.call('catalog', '/internal/well'), close: () => client.close() };
}

it('a service that fails again and again is left alone for a while', async () => {
  const { well, close } = await afterSilence(false);
  await expect(well).rejects.toThrow('circuit open');
  await close();
});

it('what fails behind a service says nothing of it: its other calls go on', async () => {
  const { well, close } = await afterSilence(true);
  expect(await well).toEqual({ well: true });
  await close();
});

import type { AuditOverviewView } from '@hub/contracts/identity';
import { callAs, fakeService } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aChain, anAuditor, bring } from './audit.factory.ts';
import { anIdentity, type TestIdentity } from './identity.factory.ts';

let identity: TestIdentity;
let catalog: Awaited<ReturnType<typeof fakeService>>;

beforeAll(async () => {
  catalog = await fakeService({ 'GET /internal/audit': () => ({ body: { seq: 9, waiting: 2, since: null } }) });
  identity = await anIdentity({
    SERVICE_URLS: JSON.stringify({ catalog: catalog.url, support: 'http://127.0.0.1:1' }),
  });
});
afterAll(async () => {
  await identity.close();
  await catalog.close();
});

it('the overview says of each chain how far the copy goes and how far it is behind; of a service that is away only what is known', async () => {
  const [support, other] = [aChain('support'), aChain('catalog')];
  await bring(identity, 'support', [support.next()]);
  await bring(identity, 'catalog', [other.next(), other.next()]);
  const { body } = await callAs<AuditOverviewView>(identity.url, 'identity', 'GET /api/staff/audit/overview', {
    who: anAuditor('H73'),
  });
  const chains = new Map(body.data.chains.map((state) => [state.service, state]));
  expect(chains.get('catalog')).toMatchObject({ copied_seq: 2, waiting: 9, broken_seq: null });
  expect(chains.get('support')).toMatchObject({ copied_seq: 1, waiting: null });
  expect(body.data.actions).toContain('ticket.answer');
});

import { retentionCalls, retentionView, type RetentionView } from '@hub/contracts/retention';
import type { StaffPrincipal } from '@hub/contracts/shared';
import { askAgain, aStaff, callAs } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endOld } from '../src/retention.ts';
import { nobodyHeld } from './inactivity.factory.ts';
import { anIdentity, type TestIdentity } from './identity.factory.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await anIdentity();
});
afterAll(() => identity.close());

const auditor = aStaff({ id: 2, roles: [{ role: 'auditor', game: '*' }] });
const owner: StaffPrincipal = { ...aStaff({ id: 4, roles: [] }), owner: true };
const look = (who: StaffPrincipal) =>
  callAs<RetentionView>(identity.url, 'identity', `GET ${retentionCalls('identity').showRetention.path}`, { who });

it('is read by auditors of all games and owners alone', async () => {
  for (const who of [auditor, owner]) expect((await look(who)).status).toBe(200);
  for (const role of ['product_admin', 'lead', 'agent'] as const)
    expect((await look(aStaff({ id: 3, roles: [{ role, game: '*' }] }))).status).toBe(403);
  expect((await look(aStaff({ id: 3, roles: [{ role: 'auditor', game: 'H73' }] }))).status).toBe(403);
});

it('says what goes next and changes nothing, and after the round what went', async () => {
  await identity.source.query(
    `INSERT INTO staff (login, name, password, disabled_at) VALUES ('left', '走了', 'x', NOW(3) - INTERVAL 2 YEAR)`,
  );
  for (const _ of [1, 2]) {
    const { body } = await look(auditor);
    await retentionView.validate(body, { strict: true });
    expect(body.data.due).toContainEqual({ line: 'closed-accounts', rows: 1, oldest: expect.any(String) });
    expect(body.data.ended).toEqual([]);
  }
  await askAgain(() => identity.source.query('DELETE FROM counter'));
  await endOld(identity.db, nobodyHeld);
  const { data } = (await look(auditor)).body;
  expect(data.due).toContainEqual({ line: 'closed-accounts', rows: 0, oldest: null });
  expect(data.ended).toEqual([
    { line: 'closed-accounts', rows: 1, oldest: expect.any(String), at: expect.any(String) },
  ]);
});

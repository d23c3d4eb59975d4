import { aStaff } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSupport, type Support } from './support.setup.ts';
import { workCalls } from './work-calls.ts';

let support: Support;
beforeAll(async () => {
  support = await startSupport();
});
afterAll(() => support.close());
const { file, act, rowOf, actionsOf } = workCalls(() => support);
const lead = aStaff({ id: 31, name: '阿敏', roles: [{ role: 'lead', game: 'H73' }] });
const agent = aStaff({ id: 32, roles: [{ role: 'agent', game: 'H73' }] });
const reason = '法務調查中';

it('a lead keeps a case beyond its time for a reason, and lets it go again; both leave a trace', async () => {
  const id = await file();
  const held = await act(lead, id, 'hold', { body: { reason } });
  expect(held.body.data.hold).toEqual({ by: '阿敏', reason, at: expect.any(String) });
  await act(lead, id, 'hold/release', { body: { reason: '調查結束' } });
  expect((await rowOf(id)).held_at).toBe(null);
  await act(lead, id, 'hold/release', { body: { reason: '調查結束' } });
  const traces = (await actionsOf(id)).filter((action) => action.startsWith('ticket.hold'));
  expect(traces).toEqual(['ticket.hold', 'ticket.hold_release']);
});

it('nobody else may, and not without a reason', async () => {
  const id = await file();
  for (const deed of ['hold', 'hold/release'] as const)
    expect((await act(agent, id, deed, { body: { reason } })).status).toBe(403);
  expect((await act(lead, id, 'hold', { body: { reason: '' } })).status).toBe(400);
  expect((await rowOf(id)).held_at).toBe(null);
});

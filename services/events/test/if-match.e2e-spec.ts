import { eventCalls } from '@hub/contracts/events';
import { sharedTexts } from '@hub/contracts/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEvents, type Events } from './events.http.ts';
import { programOf } from './program.setup.ts';

let events: Events;
beforeAll(async () => {
  events = await startEvents();
});
afterAll(() => events.close());
const { base, operator, create, publish, deed, one } = programOf(() => events);

/** It uses nothing up and changes no event. */
const { testRedeem, ...calls } = eventCalls;
const changes = Object.values(calls)
  .filter(({ method, path }) => method !== 'GET' && path.includes(':event'))
  .map((row) => ({ ...row, what: row.path.slice(testRedeem.path.lastIndexOf('/') + 1) }));

/** An event that this change is open to, with the body it is sent with. */
async function eventFor(what: string) {
  const made = await create();
  const { id } = made.row;
  if (['stop', 'resume'].includes(what)) await publish(id);
  if (what === 'resume') await deed(id, 'stop');
  const body = what === '' ? { ...made.draft, name: '蓋過去的' } : { reason: '現場決定' };
  const stands = async () => (await one(id)).body;
  return { path: `${base}/${id}${what && `/${what}`}`, body, stands };
}

describe.each(changes)('$method $path', ({ method, what, versioned }) => {
  it('says in the route table that it names a version', () => {
    expect(versioned).toBe(true);
  });

  it('is refused without the version that was read or with an older one, and changes nothing', async () => {
    const { path, body, stands } = await eventFor(what);
    const known = await stands();
    const send = (version?: number) =>
      events.call(`${method} ${path}`, {
        who: operator,
        body,
        ...(version !== undefined && { headers: { 'if-match': String(version) } }),
      });
    const without = await send();
    expect([without.status, without.body]).toEqual([428, { msg: sharedTexts.VERSION_NEEDED.tw }]);
    expect((await send(known.data.row.version - 1)).status).toBe(409);
    expect(await stands()).toEqual(known);
    expect((await send(known.data.row.version)).status).toBe(200);
  });
});

import { randomUUID } from 'node:crypto';
import { eventsTexts, type EventsView, type EventView, type PublishView } from '@hub/contracts/events';
import type { StaffPrincipal } from '@hub/contracts/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holding, startEvents, type Events } from './events.http.ts';
import { aCategory, addCodes, anEvent, aPlayer, minuteIn, programOf } from './program.setup.ts';

let events: Events;
beforeAll(async () => {
  events = await startEvents();
});
afterAll(() => events.close());
const program = programOf(() => events);
const { base, operator, other, create, publish, one, deed, change, approve } = program;

const seenBy = async (id: number) =>
  (await events.call(`GET /api/events/render_event_form/${id}`, { who: aPlayer() })).status;
const bodyOf = ({ draft }: EventView['data']) => ({ ...draft });

describe('a draft', () => {
  it('is made once for each key, and an end before its begin is refused at the field', async () => {
    const key = randomUUID();
    const send = (body: object, who: StaffPrincipal = operator, with_?: string) =>
      events.call<EventView>(`POST ${base}`, { who, body, ...(with_ && { key: with_ }) });
    expect((await send(anEvent())).status).toBe(400);
    const twins = await Promise.all([1, 2].map(() => send(anEvent({ name: '兩次' }), operator, key)));
    expect(new Set(twins.map(({ body }) => body.data.row.id)).size).toBe(1);
    const wrong = await send(anEvent({ ends: minuteIn(-2) }), operator, randomUUID());
    expect([wrong.status, Object.keys(wrong.body)]).toEqual([400, ['ends']]);
    expect((await send(anEvent(), holding('agent'), randomUUID())).status).toBe(403);
    expect((await send(anEvent(), holding('event_operator', 'G112'), randomUUID())).status).toBe(404);
  });

  it('shows players nothing until another person agrees, and then as it was asked', async () => {
    const { row } = await create({ name: '尚未公開' });
    expect(await seenBy(row.id)).toBe(404);
    const asked = await deed<PublishView>(row.id, 'publish');
    expect(asked.body.data.may).not.toContain('publish');
    const { facts } = await program.request(asked.body.approval);
    expect(facts).toEqual(
      expect.arrayContaining([
        { name: 'event_name', before: null, after: '尚未公開' },
        { name: 'event_rewards', before: null, after: '見面禮 (1) → gift_box_a × 1' },
        { name: 'event_codeless', before: null, after: '見面禮' },
      ]),
    );
    expect((await deed(row.id, 'publish', { reason: '再問一次' }, other)).status).toBe(409);
    expect((await approve(asked.body.approval, operator)).status).toBe(403);
    expect(await seenBy(row.id)).toBe(404);
    expect((await approve(asked.body.approval)).status).toBe(200);
    expect(await seenBy(row.id)).toBe(200);
    expect((await one(row.id)).body.data).toMatchObject({
      row: { phase: 'open', changed: false },
      live: { name: '尚未公開' },
      published_by: other.name,
    });
    expect((await deed(row.id, 'publish')).status).toBe(409);
  });

  it('that changed since is not published by the request of before', async () => {
    const event = await create();
    const { approval } = (await deed<PublishView>(event.row.id, 'publish')).body;
    const changed = await change(event.row.id, { ...bodyOf(event), name: '換了名字' }, event.row.version);
    expect(changed.status).toBe(200);
    expect((await approve(approval)).status).toBe(409);
    expect(await seenBy(event.row.id)).toBe(404);
    expect((await change(event.row.id, bodyOf(event), event.row.version)).status).toBe(409);
  });

  it('of an event that is over for five years is not published: who had its rewards is forgotten', async () => {
    const event = await publish((await create()).row.id);
    await change(event.row.id, { ...bodyOf(event), name: '再辦一次', ends: minuteIn(48) }, event.row.version);
    const endedAgo = (hours: number) =>
      events.database.exec(
        `UPDATE event SET ends_at = NOW(3) - INTERVAL 5 YEAR - INTERVAL ${hours} HOUR WHERE id = ${event.row.id}`,
      );
    await endedAgo(1);
    const forgotten = [409, { msg: eventsTexts.EVENT_FORGOTTEN.tw }];
    const refused = await deed(event.row.id, 'publish');
    expect([refused.status, refused.body]).toEqual(forgotten);
    await endedAgo(-1);
    const { approval } = (await deed<PublishView>(event.row.id, 'publish')).body;
    // What was asked for in time is decided too late.
    await endedAgo(1);
    const late = await approve(approval);
    expect([late.status, late.body]).toEqual(forgotten);
    expect((await one(event.row.id)).body.data.live?.name).toBe('夏日祭');
    await endedAgo(-1);
    expect((await approve(approval)).status).toBe(200);
  });

  it('of a published event leaves what players see as it is', async () => {
    const event = await publish((await create()).row.id);
    const more = {
      ...bodyOf(event),
      name: '第二版',
      categories: [...event.draft.categories, aCategory({ title: '加碼' })],
    };
    const { body } = await change(event.row.id, more, event.row.version);
    expect(body.data).toMatchObject({ row: { changed: true }, draft: { name: '第二版' }, live: { name: '夏日祭' } });
    expect(body.data.live?.categories).toHaveLength(1);
    const back = await change(event.row.id, { ...bodyOf(event) }, body.data.row.version);
    expect(back.body.data.row.changed).toBe(false);
    const [first] = event.draft.categories;
    const without = { ...bodyOf(event), categories: [aCategory({ title: '只有新的' })] };
    const refused = await change(event.row.id, without, back.body.data.row.version);
    expect([refused.status, Object.keys(refused.body)]).toEqual([409, ['categories']]);
    const closed = { ...bodyOf(event), categories: [{ ...first!, open: false }] };
    expect((await change(event.row.id, closed, back.body.data.row.version)).status).toBe(200);
    expect((await publish(event.row.id)).live?.categories).toMatchObject([{ open: false }]);
  });

  it('keeps a reward that has codes, and takes no reward of another event', async () => {
    const event = await create({ categories: [aCategory(), aCategory({ title: '第二種' })] });
    const foreign = await create();
    const [first, second] = event.draft.categories;
    await addCodes(events, event, ['KEEPTHISCODE1']);
    const only = (categories: object[]) => change(event.row.id, { ...bodyOf(event), categories }, event.row.version);
    expect((await only([second!])).status).toBe(409);
    expect((await only([foreign.draft.categories[0]!])).status).toBe(400);
    expect((await only([first!, first!])).status).toBe(400);
    expect((await only([first!])).body.data.draft.categories).toEqual([first]);
    expect((await deed(event.row.id, 'remove')).status).toBe(409);
    expect((await deed(foreign.row.id, 'remove')).status).toBe(200);
    expect((await one(foreign.row.id)).status).toBe(404);
  });

  it('whose end has passed can be published, and says so', async () => {
    const { row } = await create({ starts: minuteIn(-48), ends: minuteIn(-24) });
    const { approval } = (await deed<PublishView>(row.id, 'publish')).body;
    expect((await program.request(approval)).facts.map(({ name }) => name)).toContain('event_over');
    expect((await approve(approval)).status).toBe(200);
    expect((await one(row.id)).body.data.row.phase).toBe('ended');
  });
});

describe('an event', () => {
  it('is stopped and goes on by one person, once', async () => {
    const { row } = await program.opened({}, ['STOPPEDCODE1']);
    const stops = await Promise.all([1, 2].map(() => deed(row.id, 'stop')));
    expect(stops.map(({ status }) => status)).toEqual([200, 200]);
    expect(stops[0]?.body.data).toMatchObject({
      row: { phase: 'stopped' },
      stopped: { by: operator.name, reason: '現場決定', at: expect.stringMatching(/\+08:00$/) },
    });
    expect((await program.redeem(row.id, 'STOPPEDCODE1')).status).toBe(400);
    expect((await deed(row.id, 'resume')).body.data).toMatchObject({ row: { phase: 'open' }, stopped: null });
    expect((await program.redeem(row.id, 'STOPPEDCODE1')).status).toBe(200);
    const traces = await events.database.exec(
      `SELECT action FROM audit WHERE object = 'event:${row.id}' AND action IN ('event.stop', 'event.resume')`,
    );
    expect(traces).toHaveLength(2);
    expect((await deed(row.id, 'stop', { reason: '' })).status).toBe(400);
    expect((await deed(row.id, 'remove')).status).toBe(409);
  });

  it('of a foreign game looks like one that is absent', async () => {
    const { row } = await create();
    const stranger = holding('event_operator', 'G112');
    const absent = await one(4_000_000_000, stranger);
    expect([absent.status, (await one(row.id, stranger)).body]).toEqual([404, absent.body]);
    for (const name of ['publish', 'stop', 'resume', 'remove'])
      expect((await deed(row.id, name, { reason: '不是我的' }, stranger)).status).toBe(404);
    expect((await change(row.id, anEvent(), row.version, stranger)).status).toBe(404);
    for (const role of ['agent', 'lead', 'product_admin', 'auditor'] as const) {
      const reader = holding(role, 'H73');
      expect((await one(row.id, reader)).body.data.may).toEqual([]);
      expect((await deed(row.id, 'stop', { reason: '沒有權限' }, reader)).status).toBe(403);
    }
    expect((await one(row.id, holding('finance'))).status).toBe(404);
    expect((await events.call(`GET ${base}`, { who: holding('finance') })).status).toBe(403);
  });

  it('is found by where it is, by its name and by its number', async () => {
    const name = `找我-${randomUUID().slice(0, 8)}`;
    const { row } = await create({ name, starts: minuteIn(5) });
    const found = async (query: string) => {
      const { body } = await events.call<EventsView>(`GET ${base}?${query}`, { who: operator });
      return body.data.some(({ id }) => id === row.id);
    };
    expect(await found(`find=${encodeURIComponent(name)}&phase=draft`)).toBe(true);
    await publish(row.id);
    expect(await found(`find=${encodeURIComponent(name)}&phase=draft`)).toBe(false);
    expect(await found(`find=${row.id}&phase=planned&game_id=H73`)).toBe(true);
    expect(await found(`find=${row.id}&game_id=G112`)).toBe(false);
    expect(await found('find=%25')).toBe(false);
  });
});

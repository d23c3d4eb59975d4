import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { liveChannelOf, playerTopic, presenceTopic, staffTopic, ticketTopic } from '@hub/nest-kit/live';
import { aPlayer, aStaff, testRedisUrl, unique } from '@hub/nest-kit/testing';
import { issueSiteToken, issueTicketToken } from '@hub/nest-kit/tokens';
import { start } from '../src/main.ts';
import { cutWire } from './cut-wire.ts';
import { anAddress, startGateway, tokenRings, type Gateway } from './gateway.setup.ts';
import { json } from './tiny-service.ts';

let gateway: Gateway;
let wire: Awaited<ReturnType<typeof cutWire>>;
const redis = new Redis(testRedisUrl());

beforeAll(async () => {
  wire = await cutWire(testRedisUrl());
  gateway = await startGateway({ env: { REDIS_CACHE_URL: wire.url } });
  const staff = aStaff();
  gateway.identity.routes['POST /internal/staff-session'] = (_, response) => json(response, { staff, csrf_ok: false });
});
afterAll(async () => {
  await gateway.closeWorld();
  await wire.close();
  redis.disconnect();
});

/** Opens a stream and gathers its events. */
async function listen(query: string, headers: Record<string, string>, url = gateway.url) {
  const leaving = new AbortController();
  const answer = await fetch(`${url}/api/live?${query}`, {
    headers: { 'x-forwarded-for': anAddress(), ...headers },
    signal: leaving.signal,
  });
  const events: string[] = [];
  const state = { ended: false };
  const read = async () => {
    let text = '';
    for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      events.push(...parts);
    }
    state.ended = true;
  };
  const reading = answer.status === 200 ? read().catch(() => {}) : Promise.resolve();
  const close = async () => {
    leaving.abort();
    await reading;
  };
  return { answer, events, state, close };
}

const publish = (topic: string, version: number) =>
  redis.publish(liveChannelOf(redis), JSON.stringify({ topic, version }));
/** As a site does that shares this Redis, and has another of its databases. */
const publishElsewhere = async (topic: string, version: number) => {
  const other = new Redis(testRedisUrl().replace(/\/(\d+)$/, (_, own) => (own === '15' ? '/14' : '/15')));
  await other.publish(liveChannelOf(other), JSON.stringify({ topic, version }));
  await other.quit();
};
const change = (topic: string, version: number) => `event: change\ndata: ${JSON.stringify({ topic, version })}`;
const LIVE = 'event: live\ndata: {}';
const POLL = 'event: poll\ndata: {}';

describe('a live stream', () => {
  it('tells a player what changed in the own account, and nothing else', async () => {
    const player = aPlayer();
    const topic = playerTopic(player.game, player.uid);
    const stream = await listen('me=1', { 'x-auth-token': await issueSiteToken(tokenRings, player) });
    expect(stream.answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(stream.answer.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(stream.answer.headers.get('content-encoding')).toBeNull();
    await expect.poll(() => stream.events).toContain(LIVE);
    await publish(playerTopic(player.game, 'another'), 1);
    await publishElsewhere(topic, 5);
    await publish(topic, 7);
    await expect.poll(() => stream.events).toContain(change(topic, 7));
    expect(stream.events.filter((event) => event.startsWith('event: change'))).toEqual([change(topic, 7)]);
    await stream.close();
  });

  it('tells the holder of a case token about that case alone', async () => {
    const ticket = unique();
    const token = await issueTicketToken(tokenRings, { desk: 'support', ticket, game: 'H73' });
    const stream = await listen(`ticket=${ticket}&area=support`, { 'x-auth-token': token });
    await expect.poll(() => stream.events).toContain(LIVE);
    await publish(ticketTopic('vip', ticket), 1);
    await publish(ticketTopic('support', ticket), 2);
    await expect.poll(() => stream.events).toContain(change(ticketTopic('support', ticket), 2));
    expect(stream.events.join()).not.toContain('vip');
    const foreign = await listen(`ticket=${ticket + 1}&area=support`, { 'x-auth-token': token });
    expect(foreign.answer.status).toBe(403);
    await stream.close();
  });

  it('tells staff alone who works on a case and who is at it', async () => {
    const ticket = unique();
    const token = await issueTicketToken(tokenRings, { desk: 'support', ticket, game: 'H73' });
    const owner = await listen(`ticket=${ticket}&area=support`, { 'x-auth-token': token });
    const staff = await listen(`staff_ticket=${ticket}&area=support`, { cookie: 'hub_staff=one' });
    for (const { events } of [owner, staff]) await expect.poll(() => events).toContain(LIVE);
    const topics = [staffTopic('support', ticket), presenceTopic('support', ticket)];
    for (const topic of topics) await publish(topic, 4);
    await publish(ticketTopic('support', ticket), 5);
    await expect.poll(() => owner.events).toContain(change(ticketTopic('support', ticket), 5));
    await expect.poll(() => staff.events).toContain(change(ticketTopic('support', ticket), 5));
    for (const topic of topics) {
      expect(staff.events).toContain(change(topic, 4));
      expect(owner.events).not.toContain(change(topic, 4));
    }
    await owner.close();
    await staff.close();
  });

  it('tells staff about the case that they name', async () => {
    const ticket = unique();
    const stream = await listen(`staff_ticket=${ticket}&area=support`, { cookie: 'hub_staff=one' });
    await expect.poll(() => stream.events).toContain(LIVE);
    await publish(ticketTopic('support', ticket), 3);
    await expect.poll(() => stream.events).toContain(change(ticketTopic('support', ticket), 3));
    await stream.close();
  });

  it.each<[string, string, Record<string, string>, number]>([
    ['nobody', 'me=1', {}, 401],
    ['a bad token', 'me=1', { 'x-auth-token': 'a.b.c' }, 401],
    ['staff without a session', 'staff_ticket=1', {}, 401],
    ['staff that name no case', 'staff_ticket=x', { cookie: 'hub_staff=one' }, 403],
  ])('is not for %s', async (_, query, headers, status) => {
    gateway.identity.routes['POST /internal/exchange'] = (_seen, response) => json(response, {}, 401);
    expect((await listen(query, headers)).answer.status).toBe(status);
  });

  it('is one of twenty at most for a household, and gives its place back', async () => {
    const address = anAddress();
    const token = await issueSiteToken(tokenRings, aPlayer());
    const one = () => listen('me=1', { 'x-auth-token': token, 'x-forwarded-for': address });
    const streams = await Promise.all(Array.from({ length: 20 }, one));
    expect(streams.map(({ answer }) => answer.status)).toEqual(Array(20).fill(200));
    expect((await one()).answer.status).toBe(429);
    await streams[0]?.close();
    await expect
      .poll(async () => {
        const again = await one();
        await again.close();
        return again.answer.status;
      })
      .toBe(200);
    await Promise.all(streams.map((stream) => stream.close()));
  });

  it('is one of twenty at all gateways together', async () => {
    const second = await start(gateway.env);
    await expect.poll(async () => (await fetch(`${second.url}/readyz`)).text()).not.toContain('redis away');
    const headers = { 'x-auth-token': await issueSiteToken(tokenRings, aPlayer()), 'x-forwarded-for': anAddress() };
    const one = (nth: number) => listen('me=1', headers, nth % 2 ? second.url : gateway.url);
    const streams = await Promise.all(Array.from({ length: 20 }, (_, nth) => one(nth)));
    expect([(await one(0)).answer.status, (await one(1)).answer.status]).toEqual([429, 429]);
    await Promise.all(streams.map((stream) => stream.close()));
    await second.close();
  });

  it('says poll while Redis is away, live when it is back, and then works', async () => {
    const player = aPlayer();
    const topic = playerTopic(player.game, player.uid);
    const headers = { 'x-auth-token': await issueSiteToken(tokenRings, player) };
    const stream = await listen('me=1', headers);
    await expect.poll(() => stream.events).toContain(LIVE);
    wire.cut();
    await expect.poll(() => stream.events).toContain(POLL);
    const late = await listen('me=1', headers);
    await expect.poll(() => late.events).toEqual(['retry: 5000', POLL]);
    wire.mend();
    await expect.poll(() => late.events, { timeout: 10_000 }).toEqual(['retry: 5000', POLL, LIVE]);
    await publish(topic, 9);
    await expect.poll(() => [stream.events.at(-1), late.events.at(-1)]).toEqual([change(topic, 9), change(topic, 9)]);
    await Promise.all([stream.close(), late.close()]);
  });

  it('ends when the gateway stops', async () => {
    const stream = await listen('me=1', { 'x-auth-token': await issueSiteToken(tokenRings, aPlayer()) });
    await expect.poll(() => stream.events).toContain(LIVE);
    await gateway.running.close();
    await expect.poll(() => stream.state.ended).toBe(true);
  });
});

import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { replayCalls, UNBOUNDED, type ReplayBounds, type Replayed } from './replay-calls.ts';
import type { RecordedCall, Recording } from './recording.ts';

const made: RecordedCall = {
  name: 'a1',
  as: 'anybody',
  call: 'POST /api/a/notes',
  once: true,
  body: { text: 'x' },
  status: 200,
  answer: { msg: { id: 'number' } },
};
const read: RecordedCall = {
  as: 'anybody',
  call: 'GET /api/a/notes/{a1.msg.id}',
  query: { part: 'all' },
  status: 200,
  answer: { msg: { text: 'string', at: 'string' } },
};
const recording: Recording = { area: 'a', calls: [made, read] };

type Asked = { line: string; body: Record<string, unknown>; key: string | undefined };
type Answer = [status: number, body: unknown];
/** A service: what it answers to each line; null ends the connection. */
type Service = Record<string, (asked: Asked) => Answer | null>;

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const part of request) text += String(part);
  return text ? (JSON.parse(text) as Record<string, unknown>) : {};
}

let close = () => undefined as unknown;
afterEach(() => close());

async function replayedAt(service: Service, asked: Recording, bounds?: ReplayBounds): Promise<Replayed[]> {
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const line = `${request.method} ${request.url}`;
      const key = request.headers['idempotency-key'] as string | undefined;
      const said = service[line] ? service[line]({ line, body, key }) : ([404, { msg: 'no' }] as const);
      if (!said) return void response.destroy();
      const [status, answer] = said;
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  close = () => server.close();
  const { port } = server.address() as AddressInfo;
  const place = { url: `http://127.0.0.1:${port}`, mailUrl: '', folder: '', staff: [] };
  return replayCalls(asked, place, bounds);
}

async function faultsAt(service: Service, asked: Recording = recording): Promise<string[]> {
  const replayed = await replayedAt(service, asked);
  return replayed.flatMap(({ faults }) => faults);
}

/** Has another number for what is made than the recorded one had. */
const today: Service = {
  'POST /api/a/notes': ({ body, key }) => (body.text === 'x' && key ? [200, { msg: { id: 812 } }] : [400, {}]),
  'GET /api/a/notes/812?part=all': () => [200, { msg: { text: 'x', at: 'now', later: 1 } }],
};

describe('a new service', () => {
  it('that answers what was read agrees with the live remote', async () => {
    expect(await faultsAt(today)).toEqual([]);
  });

  it.each<[string, Service, string]>([
    [
      'leaves out a field that was read',
      { 'GET /api/a/notes/812?part=all': () => [200, { msg: { text: 'x' } }] },
      'GET /api/a/notes/{a1.msg.id}: msg.at is no longer answered',
    ],
    [
      'wants a field that nobody had to send',
      { 'POST /api/a/notes': ({ body }) => (body.to ? [200, {}] : [400, { to: '必填' }]) },
      'POST /api/a/notes: answers 400, and was 200: {"to":"必填"}',
    ],
    [
      'breaks a call off',
      { 'GET /api/a/notes/812?part=all': () => null },
      'GET /api/a/notes/{a1.msg.id}: is not answered: ',
    ],
    ['has the call no more', { 'GET /api/a/notes/812?part=all': () => [404, {}] }, 'answers 404, and was 200'],
  ])('that %s does not', async (_, over, why) => {
    expect((await faultsAt({ ...today, ...over })).join('\n')).toContain(why);
  });
});

it('a call that is to another machine, or to no call of the site, is not made', async () => {
  const heard: string[] = [];
  const other = createServer((request, response) => {
    heard.push(String(request.url));
    response.end();
  });
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  const host = `127.0.0.1:${(other.address() as AddressInfo).port}`;
  const lines = [`POST //${host}/x`, `DELETE http://${host}/y`, 'GET /r/z', 'GET /api/{a1.msg.id}/x'];
  const calls = [made, ...lines.map((call): RecordedCall => ({ as: 'anybody', call, status: 200, answer: {} }))];
  const service = {
    ...today,
    'POST /api/a/notes': () => [200, { msg: { id: '../..' } }] as Answer,
    'GET /r/z': () => [200, {}] as Answer,
    'GET /x': () => [200, {}] as Answer,
  };
  const faults = await faultsAt(service, { area: 'a', calls });
  other.close();
  expect(heard).toEqual([]);
  const [, ...others] = faults;
  expect(others.map((fault) => fault.includes('is not made'))).toEqual([true, true, true, true]);
});

describe('a recording that is not true', () => {
  const untrue: Recording = {
    area: 'a',
    calls: Array.from({ length: 15 }, () => ({ ...read, call: 'GET /api/a/gone' })),
  };

  it('is left after ten calls at fault', async () => {
    expect(await replayedAt({}, untrue)).toHaveLength(10);
  });

  it('is not left for calls that nobody judges', async () => {
    expect(await replayedAt({}, untrue, { ...UNBOUNDED, faults: 10, isJudged: () => false })).toHaveLength(15);
  });

  it('is left once its time is over', async () => {
    expect(await replayedAt({}, untrue, { ...UNBOUNDED, ms: 0 })).toEqual([]);
  });

  it('is heard to its end by whoever records it', async () => {
    expect(await replayedAt({}, untrue, UNBOUNDED)).toHaveLength(15);
  });
});

it('a call that answers make into one with too many proofs is not made', async () => {
  const body = { proofs: '{captcha:create}'.repeat(51) };
  const [fault] = await faultsAt({}, { area: 'a', calls: [{ ...made, body }] });
  expect(fault).toContain('wants more than 50 proofs, and is not made');
});

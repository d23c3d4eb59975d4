import { expect, it } from 'vitest';
import { recordingShapeFaults } from './recording-shape.ts';

const call = { as: 'anybody', call: 'GET /api/events/{a1.msg.id}', status: 200, answer: { msg: [{ id: 'number' }] } };
const faults = (over: object) =>
  recordingShapeFaults('events', JSON.stringify({ area: 'events', calls: [call], ...over }));

it('a recording of calls to the site is one, whoever makes them', () => {
  const player = { game: 'H73', role: '1', uid: '1', server: '1', name: 'x' };
  const callers = ['anybody', { staff: 'yue' }, { member: 'a@b.example' }, { token: '{a1.token}' }, player];
  const more = {
    name: 'a1',
    query: { at: '{day+1}' },
    once: true,
    given: true,
    version: '1',
    body: [1],
    files: ['file'],
  };
  expect(faults({ calls: callers.map((as) => ({ ...call, ...more, as })) })).toEqual([]);
});

it.each([
  ['names another machine', { call: 'DELETE http://127.0.0.1:8099/inner/thing' }],
  ['names another machine by its address alone', { call: 'POST //127.0.0.1:8099/x' }],
  ['has a sign that addresses lose', { call: 'POST /\t/127.0.0.1:8099/x' }],
  ['leaves the calls of the site', { call: 'GET /api/../r/x' }],
  ['is to a page', { call: 'GET /support' }],
  ['has another method', { call: 'CONNECT /api/events' }],
  ['has no call', { call: undefined }],
  ['is of nobody who is known', { as: { robot: 'x' } }],
  ['has no status', { status: '200' }],
  ['has an answer of no shape', { answer: 7 }],
  ['asks for what is no text', { query: { at: 1 } }],
  ['has files that are no list', { files: 'file' }],
])('a call that %s is told', (_, over) => {
  const [name] = Object.keys(over);
  expect(faults({ calls: [call, { ...call, ...over }] })).toEqual([expect.stringContaining(`“${name}” of call 2`)]);
});

it.each(['answer', 'body', 'as', 'more'])('a call whose “%s” is nested without end is told', (name) => {
  const text = JSON.stringify({ area: 'events', calls: [call, { ...call, [name]: 'deep' }] });
  const deep = '['.repeat(40_000) + ']'.repeat(40_000);
  expect(recordingShapeFaults('events', text.replace('"deep"', deep))).toEqual(['call 2 is nested too deep']);
});

it('what is told of a call has no signs that are not seen', () => {
  const [fault] = faults({ calls: [{ ...call, call: 'GET /\u009b31m\u202e\u001b[2J\ncalls  all is well' }] });
  expect(fault).toBe('“call” of call 1 cannot be "GET /31m\\u001b[2J\\ncalls  all is well"');
});

it.each<[string, string, string]>([
  ['nothing', '{}', 'has no calls'],
  ['no JSON', '{', 'has no calls'],
  ['a call that is none', '{"area":"events","calls":[null]}', 'call 1 is none'],
  ['one of another area', '{"area":"vip","calls":[]}', 'is not of events'],
  ['one that is too long', ' '.repeat(100_001), 'has more than 100000 signs'],
])('%s is no recording', (_, text, fault) => {
  expect(recordingShapeFaults('events', text)).toEqual([fault]);
});

it('a recording of more calls than anybody makes is none', () => {
  const short = { ...call, call: 'GET /api/a', answer: {} };
  const calls = (count: number) => faults({ calls: Array.from({ length: count }, () => short) });
  expect([calls(1000), calls(1001)]).toEqual([[], ['has more than 1000 calls']]);
});

it('a recording that wants more proofs than anybody gives is none', () => {
  const proofs = (count: number) => faults({ calls: [{ ...call, body: '{captcha:create}'.repeat(count) }] });
  expect([proofs(50), proofs(51)]).toEqual([[], ['wants more than 50 proofs']]);
});

import { expect, it } from 'vitest';
import { distil } from './distil.ts';
import type { HeardCall } from './heard-call.ts';
import { renamed, withoutCalls } from './proven.ts';

const row = (method: string, path: string) => ({ method, path }) as { method: 'GET' | 'POST'; path: string };
const table = {
  rows: [row('POST', '/api/a/notes'), row('GET', '/api/a/notes/:id'), row('POST', '/api/a/notes/:id')],
  isKept: (path: string) => path.startsWith('/api/a/'),
};
const heard = (over: Partial<HeardCall>): HeardCall => ({
  at: Date.parse('2026-03-01T09:03:20+08:00'),
  journey: 'one',
  by: 'page',
  as: 'anybody',
  method: 'GET',
  path: '/api/a/notes/7',
  query: {},
  once: false,
  status: 200,
  answer: { msg: { id: 7, text: 'x', version: 1 } },
  reads: ['msg', 'msg.text', 'msg.version'],
  ...over,
});
const made = heard({
  method: 'POST',
  path: '/api/a/notes',
  body: { text: 'x' },
  answer: { msg: { id: 7 } },
  reads: [],
});
const recording = (...calls: HeardCall[]) => renamed({ area: 'a', calls: distil(calls, table) }).calls;

it('what a page knew from an answer is said by that answer', () => {
  const changed = heard({
    method: 'POST',
    path: '/api/a/notes/7',
    version: '1',
    body: { text: 'y' },
    answer: {},
    reads: [],
  });
  const [first, read, again, last] = recording(made, heard({}), changed);
  expect(first).toMatchObject({ name: 'a1', call: 'POST /api/a/notes', body: { text: 'x' } });
  expect(read).toMatchObject({ call: 'GET /api/a/notes/{a1.msg.id}' });
  expect(read?.answer).toEqual({ msg: { text: 'string', version: 'number' } });
  // Which of its answers a page had by then is chance: it is asked for once more.
  expect(again).toMatchObject({ name: 'a2', call: 'GET /api/a/notes/{a1.msg.id}', given: true });
  expect(last).toMatchObject({ call: 'POST /api/a/notes/{a1.msg.id}', version: '{a2.msg.version}' });
});

it('what one door made is opened at the other by its number, alone or with others', () => {
  const table = {
    rows: [row('GET', '/api/staff/notes/:id'), row('POST', '/api/staff/notes/bulk')],
    isKept: (path: string) => path.includes('/notes'),
  };
  const own = heard({ ...made, answer: { msg: { note_id: 10781 } } });
  const opened = heard({ path: '/api/staff/notes/10781', answer: {}, reads: [] });
  const many = heard({ ...made, once: true, path: '/api/staff/notes/bulk', body: { ids: [10781] }, answer: {} });
  const [, desk, bulk] = renamed({ area: 'a', calls: distil([own, opened, many], table) }).calls;
  expect(desk?.call).toBe('GET /api/staff/notes/{a1.msg.note_id}');
  expect(bulk?.body).toEqual({ ids: ['{a1.msg.note_id}'] });
});

it('a call is there once in each of its forms', () => {
  const more = heard({ ...made, body: { text: 'y', to: 'z' } });
  expect(recording(made, { ...made, body: { text: 'z' } }, more).map(({ body }) => body)).toEqual([
    { text: 'x' },
    { text: 'y', to: 'z' },
  ]);
});

it('calls of others and what was refused are not the area’s', () => {
  expect(recording(heard({ path: '/api/b' }), heard({ status: 404 }), heard({ by: 'journey' }))).toEqual([]);
});

it('what a journey did beside its pages is done before, and its answer is not looked at', () => {
  const calls = recording({ ...made, by: 'journey', reads: null }, heard({}));
  expect(calls.map(({ given, answer }) => [given, answer])).toEqual([
    [true, {}],
    [undefined, { msg: { text: 'string', version: 'number' } }],
  ]);
});

it('what is asked between two changes has one order, whichever was first', () => {
  const other = heard({ path: '/api/a/notes/6', query: { part: 'all' } });
  expect(recording(heard({}), other)).toEqual(recording(other, heard({})));
});

it('what was typed is no answer of before, and a day is one from today on', () => {
  const typed = heard({ ...made, body: { text: 'said before' }, answer: { msg: { id: 7, text: 'said before' } } });
  const again = heard({ ...made, body: { text: 'said before', day: '2026-03-03' } });
  expect(recording(typed, again).map(({ body }) => body)).toEqual([
    { text: 'said before' },
    { text: 'said before', day: '{day+2}' },
  ]);
});

it('a number that was made stands in a text too, and a proof is one of each run', () => {
  const numbered = { ...made, answer: { msg: { id: '329462977754' } } };
  const proof = Buffer.from(JSON.stringify({ challenge: { parameters: { data: { for: 'create' } } } }));
  const body = { text: 'BANK-329462977754', captcha_token: proof.toString('base64') };
  const [, paid] = recording(numbered, heard({ ...made, body }));
  expect(paid?.body).toEqual({ text: 'BANK-{a1.msg.id}', captcha_token: '{captcha:create}' });
});

it('what there is one of is left as it was found', () => {
  const only = { rows: [row('POST', '/api/a/state')], isKept: table.isKept };
  const put = (version: string) => heard({ method: 'POST', path: '/api/a/state', version, body: { on: true } });
  expect(distil([put('1'), put('2')], only)).toHaveLength(2);
});

it('what happened to a thing before happens again, and goes with the call that it was for', () => {
  const change = (id: number, body: object) =>
    heard({ method: 'POST', path: `/api/a/notes/${id}`, body, answer: {}, reads: [] });
  const other = heard({ ...made, answer: { msg: { id: 8 } } });
  const calls = [made, change(7, { text: 'y' }), other, change(8, { text: 'y' }), change(8, { text: 'y', shut: true })];
  const whole = { area: 'a', calls: distil(calls, table) };
  expect(renamed(whole).calls.map(({ call, given }) => [call, given])).toEqual([
    ['POST /api/a/notes', undefined],
    ['POST /api/a/notes/{a1.msg.id}', undefined],
    ['POST /api/a/notes', true],
    ['POST /api/a/notes/{a2.msg.id}', true],
    ['POST /api/a/notes/{a2.msg.id}', undefined],
  ]);
  expect(withoutCalls(whole, new Set([4])).calls).toEqual(whole.calls.slice(0, 2));
});

import { expect, it } from 'vitest';
import { distil } from './distil.ts';
import type { HeardCall } from './heard-call.ts';
import { renamed } from './proven.ts';

const row = (method: string, path: string) => ({ method, path }) as { method: 'GET' | 'POST'; path: string };
const table = {
  rows: [row('POST', '/api/a/notes'), row('GET', '/api/a/notes/:id'), row('POST', '/api/a/notes/:id')],
  isOwn: (path: string) => path.startsWith('/api/a/'),
};
const heard = (over: Partial<HeardCall>): HeardCall => ({
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
  const [first, read, last] = recording(made, heard({}), changed);
  expect(first).toMatchObject({ name: 'a1', call: 'POST /api/a/notes', body: { text: 'x' } });
  expect(read).toMatchObject({ name: 'a2', call: 'GET /api/a/notes/{a1.msg.id}' });
  expect(read?.answer).toEqual({ msg: { text: 'string', version: 'number' } });
  expect(last).toMatchObject({ call: 'POST /api/a/notes/{a1.msg.id}', version: '{a2.msg.version}' });
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

import { expect, it } from 'vitest';
import { openApiDocument } from '../../../services/gateway/src/docs/openapi.ts';
import { agreementBreaks, type ApiDocument } from './agreement.ts';

/** What the site says of itself, through JSON as it is read over HTTP. */
const live = () => JSON.parse(JSON.stringify(openApiDocument())) as ApiDocument;

it('a service agrees with the remotes of the release before while nothing is taken away', () => {
  expect(agreementBreaks(live(), live())).toEqual([]);
});

type Node = Record<string, unknown>;
const schemaWith = (document: ApiDocument, field: string) =>
  Object.values(document.components.schemas ?? {}).find(({ required }) => required?.includes(field))!;

it('a field that was always answered and is no more is found, wherever it stands', () => {
  const next = live();
  const created = schemaWith(next, 'question_id');
  created.required = created.required?.filter((name) => name !== 'question_id');
  expect(agreementBreaks(live(), next).join('\n')).toContain('question_id is no longer answered always');
});

const paths = (method: string, operation: Node): ApiDocument =>
  ({ paths: { '/api/a': { [method]: operation } }, components: { schemas: {} } }) as unknown as ApiDocument;
const answers = (schema: Node) => paths('get', { responses: { 200: { content: { 'application/json': { schema } } } } });
const takes = (schema: Node) =>
  paths('post', { requestBody: { content: { 'application/json': { schema } } }, responses: { 200: {} } });
const record = (properties: Node, required: string[]) => ({ type: 'object', properties, required });
const text = { type: 'string' };

it.each<[string, ApiDocument, ApiDocument, string]>([
  ['a call', answers(text), paths('put', {}), 'GET /api/a is gone'],
  [
    'a field of a row',
    answers({ type: 'array', items: record({ a: text }, ['a']) }),
    answers({ type: 'array', items: record({}, []) }),
    '[].a is no longer answered',
  ],
  [
    'a type',
    answers(record({ a: text }, ['a'])),
    answers(record({ a: { type: ['string', 'null'] } }, ['a'])),
    'may be null',
  ],
  [
    'less to send',
    takes(record({ a: text }, ['a'])),
    takes(record({ a: text, b: text }, ['a', 'b'])),
    'body.b is wanted now',
  ],
  ['a word', takes({ ...text, enum: ['x', 'y'] }), takes({ ...text, enum: ['x'] }), 'takes y no more'],
  ['an answer', answers(text), paths('get', { responses: { 204: {} } }), 'no longer answers 200'],
  [
    'a query without it',
    paths('get', {}),
    paths('get', { parameters: [{ name: 'q', required: true }] }),
    'wants q now',
  ],
])('who takes away %s is told so', (_, before, after, why) => {
  expect(agreementBreaks(before, after).join('\n')).toContain(why);
});

it.each<[string, ApiDocument, ApiDocument]>([
  ['a field more', answers(record({ a: text }, ['a'])), answers(record({ a: text, b: text }, ['a', 'b']))],
  ['a field that nobody has to send', takes(record({ a: text }, ['a'])), takes(record({ a: text, b: text }, ['a']))],
  ['a word more', takes({ ...text, enum: ['x'] }), takes({ ...text, enum: ['x', 'y'] })],
])('%s breaks nothing', (_, before, after) => {
  expect(agreementBreaks(before, after)).toEqual([]);
});

it('only the addresses of who is released are looked at', () => {
  expect(agreementBreaks(answers(text), paths('put', {}), (path) => path.startsWith('/api/b'))).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { eitherOf, shapeFaults, shapeOf } from './shape.ts';

const answer = { msg: { id: 1, rows: [{ at: 'x', by: null }, { at: 'y' }] }, note: null };

describe('the shape of an answer', () => {
  it('is names and types, and of a list what its rows have in common', () => {
    expect(shapeOf(answer)).toEqual({ msg: { id: 'number', rows: [{ at: 'string', 'by?': 'null' }] }, note: 'null' });
  });

  it('has nothing that nobody read', () => {
    const read = new Set(['msg', 'msg.rows', 'msg.rows[].at']);
    expect(shapeOf(answer, (path) => read.has(path))).toEqual({ msg: { rows: [{ at: 'string' }] } });
  });

  it('of two answers is what holds of both', () => {
    expect(eitherOf({ a: 'string', b: 'number' }, { a: 'null', b: 'number', c: 'string' })).toEqual({
      a: 'null|string',
      b: 'number',
      'c?': 'string',
    });
    expect(eitherOf({ a: { b: 'string' } }, { a: 'null' })).toEqual({ 'a?': { b: 'string' } });
    expect(eitherOf([], [{ a: 'string' }])).toEqual([{ a: 'string' }]);
  });
});

describe('an answer of now', () => {
  it.each<[string, unknown, string[]]>([
    ['more fields', { ...answer, later: 1, msg: { ...answer.msg, later: 1 } }, []],
    ['an empty list', { ...answer, msg: { id: 1, rows: [] } }, []],
    ['a field less', { msg: { rows: [] }, note: null }, ['msg.id is no longer answered']],
    ['another type', { msg: { id: '1', rows: [] }, note: null }, ['msg.id is string, and was number']],
    ['a row without it', { msg: { id: 1, rows: [{}] }, note: null }, ['msg.rows[].at is no longer answered']],
    ['no list', { msg: { id: 1, rows: {} }, note: null }, ['msg.rows is no list any more']],
    ['nothing', null, ['the answer is null, and had fields']],
  ])('with %s', (_, now, faults) => {
    expect(shapeFaults(shapeOf(answer), now)).toEqual(faults);
  });

  it('may lack what was not always there', () => {
    expect(shapeFaults({ 'a?': { b: 'string' } }, { a: null })).toEqual([]);
    expect(shapeFaults({ 'a?': { b: 'string' } }, { a: {} })).toEqual(['a.b is no longer answered']);
  });
});

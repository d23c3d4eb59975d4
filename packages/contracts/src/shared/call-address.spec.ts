import { describe, expect, it } from 'vitest';
import { addressOf } from './call-address.ts';
import { callsOf } from './route.ts';

const { get, post } = callsOf('support');
const desk: string = 'questions';
const readNote = get(`/api/staff/${desk}/:q_id/notes/:note`);

describe('the address of a call', () => {
  it('has its open parts filled in, whatever signs they have', () => {
    expect(addressOf(readNote, { params: { q_id: 7, note: 'a/b?c' } })).toBe('/api/staff/questions/7/notes/a%2Fb%3Fc');
  });

  it('carries the query that is there, and no mark without one', () => {
    const list = get('/api/list');
    expect(addressOf(list, { query: { page: 2, q: '', game: undefined } })).toBe('/api/list?page=2&q=');
    expect(addressOf(list, { query: { game: undefined } })).toBe('/api/list');
    expect(addressOf(post('/api/drafts'))).toBe('/api/drafts');
  });

  it('is a fault of types when a part lacks', () => {
    // @ts-expect-error -- the note lacks
    expect(addressOf(readNote, { params: { q_id: 7 } })).toContain('undefined');
  });
});

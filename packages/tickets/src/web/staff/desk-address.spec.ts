import { supportDesk } from '@hub/contracts/support';
import { describe, expect, it } from 'vitest';
import { caseAddress, caseIdOf, choiceOf, queueAddress } from './desk-address.ts';

const read = (search: string) => choiceOf(new URLSearchParams(search));

describe('the address of a view', () => {
  it('is short for the first view and named for the others', () => {
    expect(queueAddress(supportDesk, { queue: 'waiting', game: '' })).toBe('/staff/questions');
    expect(queueAddress(supportDesk, { queue: 'closed', game: 'H73' })).toBe('/staff/questions?queue=closed&game=H73');
  });

  it('comes along with a case and reads back', () => {
    const address = caseAddress(supportDesk, 10231, { queue: 'replied', game: 'G112' });
    expect(address).toBe('/staff/questions/10231?queue=replied&game=G112');
    expect(read(address.split('?')[1] ?? '')).toEqual({ queue: 'replied', game: 'G112' });
  });

  it('reads nonsense as the first view', () => {
    expect(read('queue=deleted')).toEqual({ queue: 'waiting', game: '' });
  });
});

describe('the number of a case', () => {
  const at = (path: string) => caseIdOf(supportDesk, path);

  it('is read from the path', () => expect(at('/staff/questions/10231')).toBe(10231));
  it('is none at the queue', () => expect([at('/staff/questions'), at('/staff/questions/')]).toEqual([null, null]));
  it('is 0 for nonsense', () => expect([at('/staff/questions/abc'), at('/staff/questions/1/2')]).toEqual([0, 0]));
});

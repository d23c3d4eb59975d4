import { supportDesk } from '@hub/contracts/support';
import { describe, expect, it } from 'vitest';
import { anyCase, caseAddress, caseIdOf, choiceOf, choiceOfFilter, filterOf, queueAddress } from './desk-address.ts';

const read = (search: string) => choiceOf(new URLSearchParams(search));

describe('the address of a view', () => {
  it('is short for the first view and named for the others', () => {
    expect(queueAddress(supportDesk, anyCase)).toBe('/staff/questions');
    expect(queueAddress(supportDesk, { ...anyCase, queue: 'closed', game: 'H73' })).toBe(
      '/staff/questions?queue=closed&game=H73',
    );
  });

  it('comes along with a case and reads back', () => {
    const address = caseAddress(supportDesk, 10231, { ...anyCase, queue: 'replied', game: 'G112' });
    expect(address).toBe('/staff/questions/10231?queue=replied&game=G112');
    expect(read(address.split('?')[1] ?? '')).toEqual({ ...anyCase, queue: 'replied', game: 'G112' });
  });

  it('reads nonsense as the first view', () => {
    expect(read('queue=deleted&status=9&age=2h&assignee=you&language=fr&priority=1')).toEqual(anyCase);
  });
});

describe('a filter in an address', () => {
  const filter = { queue: 'replied', game_id: 'H73', status: '7', type: 'f', age: '3d', assignee: 'me' } as const;

  it('is the filter, whichever way', () => {
    const address = queueAddress(supportDesk, choiceOfFilter(filter));
    expect(address).toBe('/staff/questions?queue=replied&game=H73&status=7&type=f&age=3d&assignee=me');
    expect(filterOf(read(address.split('?')[1] ?? ''))).toEqual(filter);
  });

  it('stands beside what is searched for, unless that is secret', () => {
    expect(queueAddress(supportDesk, { ...anyCase, q: '月卡' })).toBe('/staff/questions?q=%E6%9C%88%E5%8D%A1');
    expect(queueAddress(supportDesk, { ...anyCase, q: 'p@example.com' })).toMatch(/questions\?find=\d+$/);
  });
});

describe('the number of a case', () => {
  const at = (path: string) => caseIdOf(supportDesk, path);

  it('is read from the path', () => expect(at('/staff/questions/10231')).toBe(10231));
  it('is none at the queue', () => expect([at('/staff/questions'), at('/staff/questions/')]).toEqual([null, null]));
  it('is 0 for nonsense', () => expect([at('/staff/questions/abc'), at('/staff/questions/1/2')]).toEqual([0, 0]));
});

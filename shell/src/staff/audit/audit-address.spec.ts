import { describe, expect, it } from 'vitest';
import { filtersOf, isAuditAddress, listAddress, rowAddress, rowIdOf } from './audit-address.ts';

const read = (search: string) => {
  const params = new URLSearchParams(search);
  return filtersOf((name) => params.get(name));
};

describe('the address of a search', () => {
  it('holds what was asked and reads back', () => {
    const filters = { from: '2026-11-21T00:00', actor: 'yue', text: '公會 H73' };
    const address = listAddress(filters);
    expect(read(address.split('?')[1] ?? '')).toEqual(filters);
    expect(listAddress({})).toBe('/staff/audit');
  });

  it('leaves out what is blank or unknown', () => {
    expect(read('actor=+&game=H73&game_id=G112')).toEqual({ game: 'H73' });
  });

  it('comes along with a row', () => {
    expect(rowAddress(12, { game: 'H73' })).toBe('/staff/audit/12?game=H73');
  });
});

describe('the number of a row', () => {
  it('is read from the path, is none at the list and 0 for nonsense', () => {
    const paths = ['/staff/audit/12', '/staff/audit', '/staff/audit/', '/staff/audit/x', '/staff/audit/1/2'];
    expect(paths.map(rowIdOf)).toEqual([12, null, null, 0, 0]);
  });
});

it('knows its own addresses', () => {
  expect(['/staff/audit', '/staff/audit/1', '/staff/auditors'].map(isAuditAddress)).toEqual([true, true, false]);
});

import { expect, it } from 'vitest';
import { vipAddress, vipPlaceOf } from './vip-address.ts';

it.each([
  [vipAddress.list, { at: 'list' }],
  [vipAddress.fresh, { at: 'new' }],
  [vipAddress.entry(12), { at: 'entry', id: 12 }],
  [vipAddress.imports, { at: 'imports' }],
  [vipAddress.oneImport(7), { at: 'import', id: 7 }],
  [vipAddress.rules, { at: 'rules' }],
  [vipAddress.rule('H73'), { at: 'rule', game: 'H73' }],
  ['/staff/vip/entries/0', { at: 'nowhere' }],
  ['/staff/vip/import/x', { at: 'nowhere' }],
  ['/staff/vip/entries/12/more', { at: 'nowhere' }],
  ['/staff/vip/other', { at: 'nowhere' }],
])('%s', (path, place) => {
  expect(vipPlaceOf(path)).toEqual(place);
});

import { expect, it } from 'vitest';
import { personalDataAudit, personalDataDoor } from '../../../personal-data-words.ts';
import { dataAddress, dataPlaceOf } from './data-address.ts';

it('every address of the desk leads to its place, and no other does', () => {
  expect(dataPlaceOf(dataAddress.requests)).toEqual({ at: 'requests' });
  expect(dataPlaceOf(dataAddress.find)).toEqual({ at: 'find' });
  expect(dataPlaceOf(dataAddress.inactivity())).toEqual({ at: 'inactivity' });
  expect(dataPlaceOf(dataAddress.request(12))).toEqual({ at: 'request', id: 12 });
  for (const path of ['/staff/personal-data/x', '/staff/personal-data/requests/0', '/staff/personal-data/requests/1/2'])
    expect(dataPlaceOf(path)).toEqual({ at: 'nowhere' });
});

it('a request that the audit names has a word there, and its page', () => {
  const [kind = ''] = personalDataDoor.records ?? [];
  expect(Object.keys(personalDataAudit.objects)).toContain(kind);
  expect(dataPlaceOf(`${personalDataDoor.to}/12`)).toEqual({ at: 'request', id: 12 });
});

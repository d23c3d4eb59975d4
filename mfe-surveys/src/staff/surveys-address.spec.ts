import { expect, it } from 'vitest';
import { surveyAddress, surveyPlaceOf } from './surveys-address.ts';

it('reads the addresses that it makes', () => {
  expect(surveyPlaceOf(surveyAddress.list)).toEqual({ at: 'list' });
  expect(surveyPlaceOf('/staff/surveys/')).toEqual({ at: 'list' });
  expect(surveyPlaceOf(surveyAddress.create(3).split('?')[0]!)).toEqual({ at: 'new' });
  expect(surveyPlaceOf(surveyAddress.one(7))).toEqual({ at: 'overview', id: 7 });
  expect(surveyPlaceOf(surveyAddress.one(7, 'edit'))).toEqual({ at: 'edit', id: 7 });
  expect(surveyPlaceOf(surveyAddress.oneImport(7, 12))).toEqual({ at: 'import', id: 7, file: 12 });
});

it.each(['/0', '/7/nothing', '/x', '/7/edit/3', '/7/imports/x', '/7/imports/1/2', '/new/7'])('knows no %s', (rest) => {
  expect(surveyPlaceOf(`/staff/surveys${rest}`)).toEqual({ at: 'nowhere' });
});

import { string, type StringSchema } from 'yup';
import { withoutControlCharacters } from '../shared/without-control-characters.ts';
import { line } from '../tickets/fields.ts';
import type { KnownPlaces } from './places.ts';

/** A field that is asked for where another one has this value. Elsewhere it is dropped: what nobody needs, nobody keeps. */
export const askedWhere = (other: string, value: unknown, wanted: () => StringSchema<string>) =>
  string().when(other, { is: value, then: wanted, otherwise: (unasked) => unasked.strip() });

/** Of a person, a place or a bank, as others read it. */
export const named = (max: number) =>
  line(max).transform((value: unknown) => (typeof value === 'string' ? withoutControlCharacters(value).trim() : value));

export const halfWidth = () =>
  string().transform((value: unknown) => (typeof value === 'string' ? value.normalize('NFKC').trim() : value));

/** With its code: `100 台北市 中正區`. `missing`: said where it is none. */
export const place = (missing: string, { isPlace }: KnownPlaces) =>
  line(64)
    .required(missing)
    .test('place', missing, (value = '') => value === '' || isPlace(value));

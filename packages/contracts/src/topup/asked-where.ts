import { string, type StringSchema } from 'yup';
import { line } from '../tickets/fields.ts';
import type { KnownPlaces } from './places.ts';

/** A field that is asked for where another one has this value. Elsewhere it is dropped: what nobody needs, nobody keeps. */
export const askedWhere = (other: string, value: unknown, wanted: () => StringSchema<string>) =>
  string().when(other, { is: value, then: wanted, otherwise: (unasked) => unasked.strip() });

/** Signs that would turn or hide what stands beside a name. */
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Of a person, a place or a bank, as others read it. */
export const named = (max: number) =>
  line(max).transform((value: unknown) => (typeof value === 'string' ? value.replace(UNSEEN, '').trim() : value));

export const halfWidth = () =>
  string().transform((value: unknown) => (typeof value === 'string' ? value.normalize('NFKC').trim() : value));

/** With its code: `100 台北市 中正區`. `missing`: said where it is none. */
export const place = (missing: string, { isPlace }: KnownPlaces) =>
  line(64)
    .required(missing)
    .test('place', missing, (value = '') => value === '' || isPlace(value));

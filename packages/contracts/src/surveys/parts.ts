import { number, string } from 'yup';
import { blankable } from '../shared/blankable.ts';
import { codePoints } from '../shared/fold.ts';
import { gameId } from '../shared/game-id.ts';
import { readTaipei } from '../shared/taipei.ts';

const REASON_MIN = 4;
const REASON_MAX = 300;
const NUMBER_MAX = 4_294_967_295;
const MINUTE = 16;

export const whichGame = () => gameId().required('GAME_UNKNOWN');
export const number32 = () =>
  number()
    .typeError('FIELD_INVALID')
    .integer('FIELD_INVALID')
    .positive('FIELD_INVALID')
    .max(NUMBER_MAX, 'FIELD_INVALID');
export const choice = <T extends string>(values: readonly T[]) =>
  blankable(string().oneOf([...values], 'FIELD_INVALID'));
export const why = () =>
  string()
    .trim()
    .max(REASON_MAX, 'REASON_LONG')
    .required('REASON_REQUIRED')
    .test('shortest', 'REASON_SHORT', (value) => codePoints(value ?? '') >= REASON_MIN);

/** Of Taipei, as a form has it: `2026-11-22T23:59`, or nothing. */
export const momentOf = (value: string | undefined): Date | null =>
  value?.length === MINUTE ? (readTaipei(value)?.from ?? null) : null;
export const minute = () =>
  blankable(string().test('minute', 'FIELD_INVALID', (value) => !value || momentOf(value) !== null));

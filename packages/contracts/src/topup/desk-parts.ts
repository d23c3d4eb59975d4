import { string } from 'yup';
import { blankable } from '../shared/blankable.ts';
import { readTaipei } from '../shared/taipei.ts';

export const cursor = () => blankable(string().matches(/^[\w-]{1,120}$/, 'FIELD_INVALID'));

/** Of Taipei, as a form has it: `2026-11-22T23:59`. */
export const minute = () =>
  string()
    .trim()
    .test('minute', 'FIELD_INVALID', (value) => !value || (value.length === 16 && readTaipei(value) !== null));

import { string } from 'yup';
import { areTwoCodes } from './code-text.ts';

/** A code as somebody typed it. Two at once are refused before they are judged: neither costs a try. */
export const typedCode = () =>
  string()
    .max(200, 'SERIAL_SIGNS')
    .test('one', 'SERIAL_TWO', (typed) => !areTwoCodes(typed ?? ''))
    .required('SERIAL_SHORT');

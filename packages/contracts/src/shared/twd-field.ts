import { number } from 'yup';
import { formatTwd, readTwd, TWD_MAX } from './twd.ts';

export const twd = ({ least = 0, most = TWD_MAX }: { least?: number; most?: number } = {}) =>
  number()
    .transform((_value: unknown, typed: unknown) => (typeof typed === 'string' ? (readTwd(typed) ?? NaN) : typed))
    .typeError('AMOUNT_SHAPE')
    .integer('AMOUNT_SHAPE')
    .test({
      name: 'bounds',
      message: 'AMOUNT_BOUNDS',
      params: { least: formatTwd(least), most: formatTwd(most) },
      test: (amount) => amount === undefined || (amount >= least && amount <= most),
    })
    .meta({ jsonSchema: { type: 'integer', minimum: least, maximum: most } });

import { string } from 'yup';
import { codePoints } from '../shared/fold.ts';
import { phoneLocaleOf, readPhone } from '../shared/phone.ts';

export const line = (max: number) => string().trim().max(max, 'TOO_LONG');

/** In code points. */
export const writtenUpTo = (max: number) =>
  string()
    .trim()
    .test('longest', 'CONTENT_LONG', (value = '', context) => {
      // What is far too long is not worth counting exactly: a sign has at most two units.
      const length = value.length > max * 8 ? value.length : codePoints(value);
      return length <= max || context.createError({ message: 'CONTENT_LONG', params: { max, length } });
    });

export const written = (min: number, max: number) =>
  writtenUpTo(max)
    .required('CONTENT_REQUIRED')
    .test('shortest', 'CONTENT_SHORT', (value = '', context) => {
      const length = value.length > min * 8 ? value.length : codePoints(value);
      return length >= min || context.createError({ message: 'CONTENT_SHORT', params: { min, length } });
    });

const SIGN = String.raw`[^\s\p{C}@<>",;:\\()[\].。]`;
const EDGE = SIGN.replace('.。', '.。-');
const LABEL = `${EDGE}(?:${SIGN}{0,61}${EDGE})?`;
const LOCAL = SIGN.replace('.。', '');
const ADDRESS = new RegExp(`^${LOCAL}+@(?:${LABEL}\\.)+${EDGE}(?:${SIGN}{0,61}${EDGE})$`, 'u');

export const email = () =>
  line(254)
    .transform((value: unknown) => (typeof value === 'string' ? value.normalize('NFKC').trim() : value))
    .matches(ADDRESS, {
      message: 'EMAIL_FORMAT',
      excludeEmptyString: true,
    });

export const phone = () =>
  line(32).test('readable', 'PHONE_FORMAT', (value, context) => {
    if (!value) return true;
    if (/\p{L}/u.test(value.normalize('NFKC'))) return context.createError({ message: 'PHONE_LETTERS' });
    const locale = phoneLocaleOf((context.parent as { mobile_locale?: string }).mobile_locale);
    return readPhone(value, locale).length > 0;
  });

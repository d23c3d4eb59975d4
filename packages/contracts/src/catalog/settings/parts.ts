import { boolean, number, string } from 'yup';
import { readTaipei } from '../../shared/taipei.ts';
import { limitBounds, withinBounds, type SiteLimit } from '../../shared/site-limits.ts';
import { MACHINE_ID } from '../../shared/game-of-query.ts';

export const line = (max: number) => string().trim().max(max, 'TEXT_LONG').default('');
export const needed = (max: number) => string().trim().max(max, 'TEXT_LONG').required('FIELD_REQUIRED');
export const tick = () => boolean().default(false);

export const gameOrAll = () =>
  string()
    .trim()
    .required('SETTING_GAME')
    .test('game', 'SETTING_GAME', (game) => game === '*' || MACHINE_ID.test(game ?? ''));
export const oneGame = () =>
  string().trim().required('SETTING_GAME').matches(MACHINE_ID, { message: 'SETTING_GAME', excludeEmptyString: true });
export const code = () =>
  string().trim().required('FIELD_REQUIRED').matches(MACHINE_ID, { message: 'CODE_SHAPE', excludeEmptyString: true });

export const order = () =>
  number()
    .integer('ORDER_SHAPE')
    .min(0, 'ORDER_SHAPE')
    .max(65_535, 'ORDER_SHAPE')
    .typeError('ORDER_SHAPE')
    .default(100);

export const limit = (name: SiteLimit) => {
  const { least, most, usual } = limitBounds[name];
  return string()
    .trim()
    .default(String(usual))
    .test({
      name: 'bounds',
      message: 'LIMIT_BOUNDS',
      params: { least, most },
      test: (value) => withinBounds(name, value),
    })
    .meta({ jsonSchema: { type: 'integer', minimum: least, maximum: most, default: usual } });
};

/** Of Taipei, `2026-11-22T10:00`, or nothing. */
export const minute = () =>
  string()
    .trim()
    .default('')
    .test('minute', 'TIME_SHAPE', (value) => !value || (value.length === 16 && readTaipei(value) !== null));

export const ends = (start: string) =>
  minute().test('window', 'WINDOW_ORDER', (value, { parent }) => {
    const from = (parent as Record<string, unknown>)[start];
    return !value || !from || value >= String(from);
  });

export const isPlainHttps = (text: string): boolean => /^https:\/\/[\x21-\x7e]+$/.test(text) && URL.canParse(text);

export const https = (max: number) => line(max).test('https', 'LINK_SHAPE', (value) => !value || isPlainHttps(value));

import type { Translations } from '@hub/contracts/shared';

/** Machine text: compared sign by sign, so that H73 is not h73. */
export const ascii = { charset: 'ascii', collation: 'ascii_bin' } as const;

/** A moment; UTC in the database. */
export const moment = { type: 'datetime', precision: 3 } as const;

export const EVERY_GAME = '*';

export const translations = {
  type: 'mediumtext',
  nullable: true,
  transformer: {
    to: (value: Translations | null) => value && JSON.stringify(value),
    from: (text: string | null) => text && (JSON.parse(text) as Translations),
  },
} as const;

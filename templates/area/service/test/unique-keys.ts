import { uniqueKeysOfTheKit } from '../../../tests/api/unique-keys-of-the-kit.ts';

/** What each unique key of its schema promises, by name. */
export const uniqueKeys: Record<string, string> = { ...uniqueKeysOfTheKit };

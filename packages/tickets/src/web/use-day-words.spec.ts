import { join } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { expect, it } from 'vitest';

const config = getConfig({ configPath: join(import.meta.dirname, '../../../../lingui.config.ts') });
const locales: readonly string[] = config.locales;
const catalogue = (await getCatalogs(config)).find(({ path }) => path.includes('packages/tickets/src/web/locales/{'));

/** A day is found by its place among them, so a language that lacks one names the wrong day. */
it.each(locales)('the days of a week have seven names in %s', async (locale) => {
  const texts = Object.values((await catalogue?.read(locale)) ?? {});
  const days = texts.find(({ comments = [] }) => comments.includes('星期日起'));
  for (const names of [days?.message, days?.translation]) {
    expect(names?.split(' ').filter(Boolean)).toHaveLength(7);
    expect(names?.split(' ')).toHaveLength(7);
    expect(new Set(names?.split(' ')).size).toBe(7);
  }
});

import { globSync } from 'node:fs';
import type { LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const remotes = globSync('mfe-*', { cwd: import.meta.dirname });
/**
 * Where texts stand, and where else they are said. The facade's go with the shell; those of the ticket engine stand once, and every
 * remote that is built on it takes them along.
 */
const spoken: Record<string, string[]> = {
  'shell/src': ['packages/web/src'],
  'packages/tickets/src/web': [],
  ...Object.fromEntries(remotes.map((app) => [`${app}/src`, []])),
};

/** Screens of the desk, by folder or file name. Players never load their texts: they are a catalogue of their own. */
const STAFF = ['**/staff/**/*.{ts,tsx}', '**/staff.tsx'];
const NOT_PRODUCT = ['**/*.test.*', '**/*.spec.*', '**/locales/**', '**/gallery/**'].map((glob) => `<rootDir>/${glob}`);

const config: LinguiConfig = {
  rootDir: import.meta.dirname,
  sourceLocale: 'zh-TW',
  locales: ['zh-HK', 'en'],
  format: formatter({ lineNumbers: false }),
  catalogs: Object.entries(spoken).flatMap(([home, others]) => {
    const folders = [home, ...others].map((folder) => `<rootDir>/${folder}`);
    const staff = folders.flatMap((folder) => STAFF.map((name) => `${folder}/${name}`));
    return [
      {
        path: `<rootDir>/${home}/locales/{locale}`,
        include: folders,
        exclude: [...NOT_PRODUCT, ...staff],
      },
      {
        path: `<rootDir>/${home}/locales/staff/{locale}`,
        include: staff,
        exclude: NOT_PRODUCT,
      },
    ];
  }),
};

export default config;

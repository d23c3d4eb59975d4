import { globSync, readFileSync } from 'node:fs';
import type { LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const remotes = globSync('mfe-*', { cwd: import.meta.dirname });
const bundlesTickets = (app: string) =>
  readFileSync(`${import.meta.dirname}/${app}/package.json`, 'utf8').includes('"@hub/tickets"');

/** A remote's texts are those of its own source and of the packages it bundles; the facade's go with the shell. */
const bundled: Record<string, string[]> = {
  shell: ['packages/web/src'],
  ...Object.fromEntries(remotes.map((app) => [app, bundlesTickets(app) ? ['packages/tickets/src/web'] : []])),
};

/** Screens of the desk, by folder or file name. Players never load their texts: they are a catalogue of their own. */
const STAFF = ['**/staff/**/*.{ts,tsx}', '**/staff.tsx'];
const NOT_PRODUCT = ['**/*.test.*', '**/*.spec.*', '**/locales/**', '**/gallery/**'].map((glob) => `<rootDir>/${glob}`);

const config: LinguiConfig = {
  rootDir: import.meta.dirname,
  sourceLocale: 'zh-TW',
  locales: ['zh-HK', 'en'],
  format: formatter({ lineNumbers: false }),
  catalogs: Object.entries(bundled).flatMap(([app, packages]) => {
    const folders = [`${app}/src`, ...packages].map((folder) => `<rootDir>/${folder}`);
    const staff = folders.flatMap((folder) => STAFF.map((name) => `${folder}/${name}`));
    return [
      {
        path: `<rootDir>/${app}/src/locales/{locale}`,
        include: folders,
        exclude: [...NOT_PRODUCT, ...staff],
      },
      {
        path: `<rootDir>/${app}/src/locales/staff/{locale}`,
        include: staff,
        exclude: NOT_PRODUCT,
      },
    ];
  }),
};

export default config;

import type { LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** A remote's texts are those of its own source and of the packages it bundles; the facade's go with the shell. */
const bundled: Record<string, string[]> = {
  shell: ['packages/web/src'],
  'mfe-support': ['packages/forms/src', 'packages/tickets/src/web'],
  'mfe-vip': [],
  'mfe-topup': [],
  'mfe-events': [],
  'mfe-surveys': [],
};

const config: LinguiConfig = {
  rootDir: import.meta.dirname,
  sourceLocale: 'zh-TW',
  locales: ['zh-HK', 'en'],
  format: formatter({ lineNumbers: false }),
  catalogs: Object.entries(bundled).map(([app, packages]) => ({
    path: `<rootDir>/${app}/src/locales/{locale}`,
    include: [`${app}/src`, ...packages].map((folder) => `<rootDir>/${folder}`),
    exclude: ['**/*.test.*', '**/*.spec.*', '**/locales/**'],
  })),
};

export default config;

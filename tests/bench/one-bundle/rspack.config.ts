import { join } from 'node:path';
import type { ShellApp } from '@hub/federation/define-shell';
import { DefinePlugin, NormalModuleReplacementPlugin } from '@rspack/core';
import { app as support } from '../../../mfe-support/rspack.config.ts';
import { app as shell } from '../../../shell/rspack.config.ts';
import { knownAreas } from './known-areas.ts';

/** Its page is part of the bundle's first script. */
const LIST = 'ticket-list';
const { path: LIST_ROUTE, calls: LIST_CALLS } = support.routes.find(({ chunk }) => chunk === LIST)!;

/**
 * What micro-frontends are measured against: the same shell with the support area compiled into it. Nothing is shared
 * at run time, so everything can be tree-shaken; pages other than the list stay in chunks of their own.
 */
export const app: ShellApp = {
  ...shell,
  routes: [
    ...shell.routes,
    ...support.routes.map(({ chunk, ...route }) => (chunk === LIST ? route : { ...route, chunk })),
  ],
  bootBundle: (outDir) => ({
    ...shell.bootBundle(outDir),
    entry: { boot: join(import.meta.dirname, 'bundled-boot.ts') },
    plugins: [new DefinePlugin({ LIST_ROUTE: JSON.stringify(LIST_ROUTE), LIST_CALLS: JSON.stringify(LIST_CALLS) })],
  }),
  bundle: (outDir) => {
    const config = shell.bundle(outDir);
    const bundled = join(import.meta.dirname, 'bundled-support.tsx');
    return {
      ...config,
      plugins: [
        ...(config.plugins ?? []),
        new NormalModuleReplacementPlugin(/\/remote-registry\.ts$/, bundled),
        new NormalModuleReplacementPlugin(/\/own-address\.ts$/, join(import.meta.dirname, 'bundled-address.ts')),
        new DefinePlugin({ KNOWN_AREAS: JSON.stringify(knownAreas) }),
      ],
    };
  },
};

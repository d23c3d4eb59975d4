import type { Configuration } from '@rspack/core';
import { baseConfig } from './base-config.ts';
import type { RemoteRoute } from './define-remote.ts';
import { splitting } from './splitting.ts';

export type ShellOptions = {
  dir: string;
  boot: string;
  /** For pages of other sites: the script behind `/platform.js`, and what it loads. */
  platform: { loader: string; entry: string };
  routes: Pick<RemoteRoute, 'path' | 'title' | 'window' | 'chunk'>[];
};

export type ShellApp = ShellOptions & {
  kind: 'shell';
  area: 'shell';
  bundle(outDir: string): Configuration;
  bootBundle(outDir: string): Configuration;
  loaderBundle(outDir: string): Configuration;
  platformBundle(outDir: string): Configuration;
};

/** No plugin of federation: the shell is a host by `createHost` alone, so that what it gives to remotes is its own code. */
export function defineShell(options: ShellOptions): ShellApp {
  return {
    ...options,
    kind: 'shell',
    area: 'shell',
    bundle: (outDir) => shellBundle(options, outDir),
    bootBundle: (outDir) => inlineBundle(options.dir, options.boot, outDir),
    loaderBundle: (outDir) => inlineBundle(options.dir, options.platform.loader, outDir),
    platformBundle: (outDir) => platformBundle(options, outDir),
  };
}

function shellBundle({ dir, routes }: ShellOptions, outDir: string): Configuration {
  const config = baseConfig('shell', dir, outDir);
  const optimization = { ...config.optimization, splitChunks: splitting(routes) };
  return { ...config, entry: { main: './src/index.tsx' }, optimization };
}

/** A bundle of its own, so that players of the site load no byte for pages of others. */
function platformBundle({ dir, platform }: ShellOptions, outDir: string): Configuration {
  const config = baseConfig('shell', dir, outDir, 'platform-');
  const entry = { platform: platform.entry };
  return { ...config, entry, output: { ...config.output, uniqueName: 'hub_platform' } };
}

function inlineBundle(dir: string, boot: string, outDir: string): Configuration {
  const config = baseConfig('boot', dir, outDir);
  return { ...config, entry: { boot }, plugins: [], output: { ...config.output, filename: 'boot.js', iife: true } };
}

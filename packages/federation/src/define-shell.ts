import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { NormalModuleReplacementPlugin, type Configuration } from '@rspack/core';
import { baseConfig, type Mode } from './base-config.ts';
import type { RemoteRoute } from './define-remote.ts';
import { sharedByShell } from './shared.ts';

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
  bundle(outDir: string, mode: Mode): Configuration;
  bootBundle(outDir: string): Configuration;
  loaderBundle(outDir: string): Configuration;
  platformBundle(outDir: string, mode: Mode): Configuration;
};

/** Shared modules are eager, and the entry has no asynchronous border: one round trip less. */
export function defineShell(options: ShellOptions): ShellApp {
  return {
    ...options,
    kind: 'shell',
    area: 'shell',
    bundle: (outDir, mode) => shellBundle(options.dir, outDir, mode),
    bootBundle: (outDir) => inlineBundle(options.dir, options.boot, outDir),
    loaderBundle: (outDir) => inlineBundle(options.dir, options.platform.loader, outDir),
    platformBundle: (outDir, mode) => platformBundle(options, outDir, mode),
  };
}

type Host = { name: string; entry: Record<string, string>; dir: string; outDir: string; mode: Mode };

/** Of federation's runtime: files that are never used, by what stands in for them. */
const stands = (file: string, unused: RegExp, owner: RegExp) =>
  new NormalModuleReplacementPlugin(unused, (module) => {
    if (owner.test(module.context)) module.request = join(import.meta.dirname, file);
  });

const withoutUnused = () => [
  stands(
    'runtime-without-snapshots.ts',
    /(?:snapshot[/]SnapshotHandler|utils[/]preload)\.js$/,
    /[\\/]runtime-core[\\/]/,
  ),
  stands(
    'runtime-without-remotes.ts',
    /[/](?:remotes|getUsedExports|getSharedFallbackGetter)\.js$/,
    /[\\/]webpack-bundler-runtime[\\/]/,
  ),
];

function hostBundle({ name, entry, dir, outDir, mode }: Host): Configuration {
  const config = baseConfig('shell', dir, outDir, mode);
  config.entry = entry;
  config.plugins?.push(
    ...withoutUnused(),
    new ModuleFederationPlugin({
      name,
      remotes: {},
      shared: sharedByShell(),
      shareStrategy: 'loaded-first',
      dts: false,
      dev: false,
      manifest: name === 'shell',
      experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
    }),
  );
  return config;
}

const shellBundle = (dir: string, outDir: string, mode: Mode): Configuration =>
  hostBundle({ name: 'shell', entry: { main: './src/index.tsx' }, dir, outDir, mode });

/** A bundle of its own, so that players of the site load no byte for pages of others. */
function platformBundle({ dir, platform }: ShellOptions, outDir: string, mode: Mode): Configuration {
  const config = hostBundle({ name: 'platform', entry: { platform: platform.entry }, dir, outDir, mode });
  return { ...config, output: { ...config.output, uniqueName: 'hub_platform' } };
}

function inlineBundle(dir: string, boot: string, outDir: string): Configuration {
  const config = baseConfig('boot', dir, outDir, 'production');
  return { ...config, entry: { boot }, plugins: [], output: { ...config.output, filename: 'boot.js', iife: true } };
}

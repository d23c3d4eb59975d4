import { join } from 'node:path';
import { DefinePlugin, NormalModuleReplacementPlugin, type Configuration } from '@rspack/core';
import { baseConfig } from './base-config.ts';
import type { RemoteRoute } from './define-remote.ts';

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
    bundle: (outDir) => shellBundle(options.dir, outDir),
    bootBundle: (outDir) => inlineBundle(options.dir, options.boot, outDir),
    loaderBundle: (outDir) => inlineBundle(options.dir, options.platform.loader, outDir),
    platformBundle: (outDir) => platformBundle(options, outDir),
  };
}

/** Of federation's runtime: files that are never used, by what stands in for them. */
const stands = (file: string, unused: RegExp, owner: RegExp) =>
  new NormalModuleReplacementPlugin(unused, (module) => {
    if (owner.test(module.context)) module.request = join(import.meta.dirname, file);
  });

const runtimeParts = () => [
  new DefinePlugin({
    ENV_TARGET: '"web"',
    FEDERATION_BUILD_IDENTIFIER: '"hub_host"',
    FEDERATION_OPTIMIZE_NO_REMOTE: 'true',
    FEDERATION_OPTIMIZE_NO_SHARED: 'false',
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
    FEDERATION_HAS_EXPOSES: 'false',
  }),
  stands(
    'runtime-without-snapshots.ts',
    /(?:snapshot[/]SnapshotHandler|utils[/]preload)\.js$/,
    /[\\/]runtime-core[\\/]/,
  ),
  stands('runtime-with-plain-versions.ts', /semver[/]index\.js$/, /[\\/]runtime-core[\\/]/),
  stands(
    'runtime-without-remotes.ts',
    /[/](?:dom|init|load|remotes|getUsedExports|getSharedFallbackGetter)\.js$/,
    /[\\/](?:runtime-core|sdk|webpack-bundler-runtime)[\\/]/,
  ),
];

function hostBundle(entry: Record<string, string>, dir: string, outDir: string, prefix = ''): Configuration {
  const config = baseConfig('shell', dir, outDir, prefix);
  return { ...config, entry, plugins: [...(config.plugins ?? []), ...runtimeParts()] };
}

const shellBundle = (dir: string, outDir: string): Configuration =>
  hostBundle({ main: './src/index.tsx' }, dir, outDir);

/** A bundle of its own, so that players of the site load no byte for pages of others. */
function platformBundle({ dir, platform }: ShellOptions, outDir: string): Configuration {
  const config = hostBundle({ platform: platform.entry }, dir, outDir, 'platform-');
  return { ...config, output: { ...config.output, uniqueName: 'hub_platform' } };
}

function inlineBundle(dir: string, boot: string, outDir: string): Configuration {
  const config = baseConfig('boot', dir, outDir);
  return { ...config, entry: { boot }, plugins: [], output: { ...config.output, filename: 'boot.js', iife: true } };
}

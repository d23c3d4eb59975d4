import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { NormalModuleReplacementPlugin, type Configuration } from '@rspack/core';
import { baseConfig, type Mode } from './base-config.ts';
import type { RemoteRoute } from './define-remote.ts';
import { sharedByShell } from './shared.ts';

export type ShellOptions = {
  dir: string;
  boot: string;
  routes: Pick<RemoteRoute, 'path' | 'title' | 'window' | 'chunk'>[];
};

export type ShellApp = ShellOptions & {
  kind: 'shell';
  area: 'shell';
  bundle(outDir: string, mode: Mode): Configuration;
  bootBundle(outDir: string): Configuration;
};

/** Shared modules are eager, and the entry has no asynchronous border: one round trip less. */
export function defineShell(options: ShellOptions): ShellApp {
  return {
    ...options,
    kind: 'shell',
    area: 'shell',
    bundle: (outDir, mode) => shellBundle(options.dir, outDir, mode),
    bootBundle: (outDir) => bootBundle(options, outDir),
  };
}

const UNUSED = /(?:snapshot[/]SnapshotHandler|utils[/]preload)\.js$/;

const withoutSnapshots = new NormalModuleReplacementPlugin(UNUSED, (module) => {
  if (!/[\\/]runtime-core[\\/]/.test(module.context)) return;
  module.request = join(import.meta.dirname, 'runtime-without-snapshots.ts');
});

function shellBundle(dir: string, outDir: string, mode: Mode): Configuration {
  const config = baseConfig('shell', dir, outDir, mode);
  config.entry = { main: './src/index.tsx' };
  config.plugins?.push(
    withoutSnapshots,
    new ModuleFederationPlugin({
      name: 'shell',
      remotes: {},
      shared: sharedByShell(),
      shareStrategy: 'loaded-first',
      dts: false,
      dev: false,
      manifest: true,
      experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
    }),
  );
  return config;
}

function bootBundle({ dir, boot }: ShellOptions, outDir: string): Configuration {
  const config = baseConfig('boot', dir, outDir, 'production');
  return { ...config, entry: { boot }, plugins: [], output: { ...config.output, filename: 'boot.js', iife: true } };
}

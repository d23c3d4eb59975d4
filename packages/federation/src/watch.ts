import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack, type Configuration, type StatsCompilation } from '@rspack/core';
import { integrityOf, filesBelow } from './content-hash.ts';
import type { RemoteApp } from './define-remote.ts';
import type { RemoteDescriptor } from './descriptor.ts';
import { describeRemote } from './describe-build.ts';
import { NAME } from './routes-in-entry.ts';
import { compileLocales } from './texts/compile-locales.ts';

/** `base`: where `outDir` is served, with a slash at its end. */
export type WatchOptions = {
  outDir: string;
  base: string;
  onBuilt(descriptor: RemoteDescriptor, ms: number): void;
  onFailed(words: string): void;
};

const SOON_MS = 50;

/**
 * What a shell in production loads, made fast instead of small: a development build would want a React that the shell does not bring.
 */
function quickly(config: Configuration): Configuration {
  return {
    ...config,
    devtool: 'source-map',
    // Who sets a break point in their routes finds them where the map says.
    plugins: config.plugins?.filter((plugin) => !(plugin && 'name' in plugin && plugin.name === NAME)),
    optimization: { ...config.optimization, minimize: false, concatenateModules: false },
  };
}

/** Builds a remote, and again at each change. Texts without a translation are shown in the language of the source. */
export async function watchRemote(dir: string, { outDir, base, onBuilt, onFailed }: WatchOptions): Promise<void> {
  const { app } = (await import(pathToFileURL(join(dir, 'rspack.config.ts')).href)) as { app: RemoteApp };
  await rm(outDir, { recursive: true, force: true });
  await mkdir(outDir, { recursive: true });
  let nth = 0;
  const described = async (groups: StatsCompilation) => {
    const locales = await compileLocales(dir, app.area, outDir);
    const rows = await Promise.all(
      (await filesBelow(outDir)).map(async (file) => {
        return { url: base + file, bytes: 0, integrity: await integrityOf(join(outDir, file)) };
      }),
    );
    nth += 1;
    return describeRemote(app, { base, build: `local-${nth}`, locales, rows }, groups);
  };
  rspack(quickly(app.bundle(outDir))).watch({ aggregateTimeout: SOON_MS }, (fault, stats) => {
    const errors = stats?.hasErrors() ? stats.toString({ preset: 'errors-only', colors: false }) : '';
    if (fault || !stats || errors) return onFailed(fault?.message ?? errors);
    const ms = (stats.endTime ?? 0) - (stats.startTime ?? 0);
    // Only now: a later build takes the place of what it tells.
    described(stats.toJson({ all: false, chunkGroups: true })).then(
      (descriptor) => onBuilt(descriptor, ms),
      (error: Error) => onFailed(error.message),
    );
  });
}

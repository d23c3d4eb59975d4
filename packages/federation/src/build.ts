import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack, type Configuration, type StatsCompilation } from '@rspack/core';
import { compress } from './compress.ts';
import { contentHash, filesBelow, integrityOf } from './content-hash.ts';
import type { ShellApp } from './define-shell.ts';
import type { RemoteApp } from './define-remote.ts';
import type { BuildDescriptor } from './descriptor.ts';
import { describeRemote, describeShell, type BuiltFiles } from './describe-build.ts';
import { RECORDING } from './recording-file.ts';
import { compileLocales, type WrittenLocales } from './texts/compile-locales.ts';
import { textFaults } from './texts/text-faults.ts';

type App = ShellApp | RemoteApp;
export type BuildOptions = {
  outRoot: string;
  /** Builds the language of the source alone: for what is measured and never shown to players. */
  sourceOnly?: boolean;
};

/** To `<outRoot>/r/<area>/<build>/`, with `.br` and `.gz`. Same files and same words about them, same name. A missing translation fails. */
export async function buildApp(dir: string, options: BuildOptions): Promise<BuildDescriptor> {
  const { outRoot, sourceOnly = false } = options;
  const app = await loadApp(dir);
  if (!sourceOnly) await refuseMissingTexts(dir);
  const work = join(outRoot, '.work', `${app.area}-${process.pid}`);
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  const stats = await run(app.bundle(work));
  const inline = join(outRoot, '.work', `boot-${process.pid}`);
  const own = app.kind === 'shell' ? await ownParts(app, { work, inline }) : undefined;
  const locales = sourceOnly ? { pages: [], staff: [] } : await compileLocales(dir, app.area, work);
  if (existsSync(join(dir, RECORDING))) await copyFile(join(dir, RECORDING), join(work, RECORDING));
  const files = await filesBelow(work);
  const describe = (built: BuiltFiles) =>
    app.kind === 'shell' && own
      ? describeShell(app, built, stats, own)
      : describeRemote(app as RemoteApp, built, stats);
  const base = `/r/${app.area}/`;
  const stated = files.map((file) => ({ url: base + file, bytes: 0, integrity: '' }));
  const words = JSON.stringify(describe({ base, build: '', locales, rows: stated }));
  const build = await contentHash(work, files, words);
  const folder = await publish(work, outRoot, app.area, build);
  const built = await weigh(folder, `/r/${app.area}/${build}/`, files, build, locales);
  const descriptor = describe(built);
  await mkdir(join(outRoot, 'builds'), { recursive: true });
  await writeFile(join(outRoot, 'builds', `${app.area}.json`), JSON.stringify(descriptor, null, 2));
  return descriptor;
}

async function refuseMissingTexts(dir: string): Promise<void> {
  const faults = await textFaults(dir);
  if (faults.length) throw new Error([...faults, 'npm run texts brings the catalogues up to date'].join('\n'));
}

async function loadApp(dir: string): Promise<App> {
  const loaded = (await import(pathToFileURL(join(dir, 'rspack.config.ts')).href)) as { app: App };
  return loaded.app;
}

async function run(config: Configuration): Promise<StatsCompilation> {
  const compiler = rspack(config);
  try {
    return await new Promise((resolve, reject) => {
      compiler.run((fault, stats) => {
        if (fault || !stats) return reject(fault ?? new Error('the bundler gave no answer'));
        if (stats.hasErrors()) return reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
        resolve(stats.toJson({ all: false, chunkGroups: true, entrypoints: true, warnings: true }));
      });
    });
  } finally {
    await new Promise<void>((resolve) => compiler.close(() => resolve()));
  }
}

/** What the shell has besides its pages: the text of the boot script, and what pages of other sites load. */
async function ownParts(app: ShellApp, { work, inline }: { work: string; inline: string }) {
  const boot = await inlineScript(app.bootBundle(inline), inline);
  const loader = await inlineScript(app.loaderBundle(inline), inline);
  const platform = await run(app.platformBundle(work));
  return { boot, loader, platform };
}

async function inlineScript(config: Configuration, outDir: string): Promise<string> {
  await run(config);
  const text = (await readFile(join(outDir, 'boot.js'), 'utf8')).trim();
  await rm(outDir, { recursive: true, force: true });
  if (/<\/script|<!--/i.test(text)) throw new Error('the boot script cannot stand inline');
  return text;
}

/** An older build of the same content is replaced by its equal. */
async function publish(work: string, outRoot: string, area: string, build: string): Promise<string> {
  const folder = join(outRoot, 'r', area, build);
  await mkdir(join(outRoot, 'r', area), { recursive: true });
  await rm(folder, { recursive: true, force: true });
  await rename(work, folder);
  return folder;
}

async function weigh(
  folder: string,
  base: string,
  files: string[],
  build: string,
  locales: WrittenLocales,
): Promise<BuiltFiles> {
  const rows = await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      return { url: base + file, bytes: await compress(path), integrity: await integrityOf(path) };
    }),
  );
  return { base, build, locales, rows };
}

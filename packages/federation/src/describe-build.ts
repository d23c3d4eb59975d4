import { generateExposeFilename } from '@module-federation/sdk';
import type { StatsCompilation } from '@rspack/core';
import { layerOrder } from './areas.ts';
import { manifestOf } from './manifest-of.ts';
import { ENTRY, type RemoteApp } from './define-remote.ts';
import type { ShellApp } from './define-shell.ts';
import {
  CONTRACT,
  type Assets,
  type Expose,
  type PictureInk,
  type RemoteDescriptor,
  type ShellDescriptor,
  type Title,
  type WindowSize,
} from './descriptor.ts';
import { ROUTES } from './routes-in-entry.ts';
import { neededByRemotes } from './shared.ts';
import { skeletonTokens } from './skeleton-tokens.ts';
import { skeletonCss } from './skeleton.ts';
import type { WrittenLocales } from './texts/compile-locales.ts';
import { builtWith } from './versions.ts';

export type BuiltFiles = {
  base: string;
  build: string;
  locales: WrittenLocales;
  rows: { url: string; bytes: number; integrity: string }[];
};

function assetsOf(base: string, group: { assets?: { name: string }[] } | undefined): Assets {
  const names = (group?.assets ?? []).map(({ name }) => base + name);
  return { js: names.filter((name) => name.endsWith('.js')), css: names.filter((name) => name.endsWith('.css')) };
}

function bytesOf({ rows }: BuiltFiles, urls: string[]): number {
  return rows.filter(({ url }) => urls.includes(url)).reduce((sum, { bytes }) => sum + bytes, 0);
}

function localesOf({ base, locales: { pages, staff } }: BuiltFiles) {
  return {
    locales: Object.fromEntries(pages.map((locale) => [locale, `${base}${locale}.json`])),
    staffLocales: Object.fromEntries(staff.map((locale) => [locale, `${base}staff-${locale}.json`])),
  };
}

function titlesOf({ routes }: RemoteApp | ShellApp): Record<string, Title> {
  return Object.fromEntries(routes.map(({ path, title }) => [path, title]));
}

function windowsOf({ routes }: RemoteApp | ShellApp): Record<string, WindowSize> {
  return Object.fromEntries(routes.flatMap(({ path, window }) => (window ? [[path, window]] : [])));
}

function callsOf({ routes }: RemoteApp): Record<string, string[]> {
  return Object.fromEntries(routes.flatMap(({ path, calls }) => (calls ? [[path, calls]] : [])));
}

const PLACE = /^\.[/]/;

function picturesOf({ routes }: RemoteApp, { base }: BuiltFiles): Record<string, string[]> {
  const placed = (picture: string[]) => picture.map((address) => address.replace(PLACE, base));
  return Object.fromEntries(routes.flatMap(({ path, picture }) => (picture ? [[path, placed(picture)]] : [])));
}

function pictureInksOf({ routes }: RemoteApp): Record<string, PictureInk> {
  return Object.fromEntries(routes.flatMap(({ path, pictureInk }) => (pictureInk ? [[path, pictureInk]] : [])));
}

function pictureSourcesOf({ routes }: RemoteApp): Record<string, string> {
  return Object.fromEntries(routes.flatMap(({ path, pictureFrom }) => (pictureFrom ? [[path, pictureFrom]] : [])));
}

/** Of every file, pictures too. */
function integritiesOf({ rows }: BuiltFiles): Record<string, string> {
  return Object.fromEntries(rows.map(({ url, integrity }) => [url, integrity]));
}

/** Files of the pages that have a chunk of their own. */
function pagesOf({ area, routes }: RemoteApp | ShellApp, { base }: BuiltFiles, stats: StatsCompilation) {
  const pages: Record<string, Assets> = {};
  for (const { path, chunk } of routes) {
    if (!chunk) continue;
    const files = assetsOf(base, stats.namedChunkGroups?.[chunk]);
    if (!files.js.length) throw new Error(`${area}: no chunk named ${chunk} for ${path}`);
    pages[path] = files;
  }
  return pages;
}

export function describeRemote(app: RemoteApp, built: BuiltFiles, stats: StatsCompilation): RemoteDescriptor {
  const entry = built.base + ENTRY;
  const groups = stats.namedChunkGroups ?? {};
  const exposes = Object.keys(app.exposes) as Expose[];
  const preload: Record<string, Assets> = {};
  for (const expose of exposes) {
    const { js, css } = assetsOf(built.base, groups[generateExposeFilename(expose, false)]);
    preload[expose] = { js: expose === ROUTES ? [entry, ...js] : js, css };
    if (!preload[expose].js.length) throw new Error(`${app.area}: no files found for ${expose}`);
  }
  Object.assign(preload, pagesOf(app, built, stats));
  const first = preload[ROUTES] ?? { js: [], css: [] };
  return {
    area: app.area,
    build: built.build,
    contract: CONTRACT,
    needs: neededByRemotes,
    entry,
    integrity: built.rows.find(({ url }) => url === entry)?.integrity ?? '',
    exposes,
    routes: app.routes.map(({ path }) => path),
    staffRoutes: app.staffRoutes ?? [],
    titles: titlesOf(app),
    windows: windowsOf(app),
    calls: callsOf(app),
    pictures: picturesOf(app, built),
    pictureSources: pictureSourcesOf(app),
    pictureInks: pictureInksOf(app),
    ...manifestOf(app),
    preload,
    ...localesOf(built),
    integrities: integritiesOf(built),
    bytes: {
      entry: bytesOf(built, [entry]),
      firstJs: bytesOf(built, first.js),
      firstCss: bytesOf(built, first.css),
      all: built.rows.reduce((sum, { bytes }) => sum + bytes, 0),
    },
  };
}

export function describeShell(
  app: ShellApp,
  built: BuiltFiles,
  stats: StatsCompilation,
  { boot, loader, platform }: { boot: string; loader: string; platform: StatsCompilation },
): ShellDescriptor {
  const { js, css } = assetsOf(built.base, stats.entrypoints?.main);
  return {
    area: 'shell',
    build: built.build,
    has: builtWith,
    js,
    css,
    boot,
    platform: { loader, ...assetsOf(built.base, platform.entrypoints?.platform) },
    layers: `@layer ${layerOrder.join(',')};${skeletonTokens()}${skeletonCss}`,
    routes: app.routes.map(({ path }) => path),
    titles: titlesOf(app),
    windows: windowsOf(app),
    preload: pagesOf(app, built, stats),
    ...localesOf(built),
    integrities: integritiesOf(built),
    bytes: {
      entry: bytesOf(built, js),
      firstJs: bytesOf(built, js),
      firstCss: bytesOf(built, css),
      all: built.rows.reduce((sum, { bytes }) => sum + bytes, 0),
    },
  };
}

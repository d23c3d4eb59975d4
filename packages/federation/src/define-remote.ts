import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { generateExposeFilename } from '@module-federation/sdk';
import type { DeskManifest, SiteManifest } from '@hub/contracts/manifest';
import { NormalModuleReplacementPlugin, type Configuration, type ExternalItem } from '@rspack/core';
import type { Area } from './areas.ts';
import { baseConfig } from './base-config.ts';
import type { Expose, PictureInk, Title, WindowSize } from './descriptor.ts';
import { ANYBODY } from './first-call-address.ts';
import { routesInEntry } from './routes-in-entry.ts';
import { sharedByRemote } from './shared.ts';
import { splitting } from './splitting.ts';
import { givenModules } from './versions.ts';

export type RemoteRoute = {
  /** Absolute address pattern, `:name` for one segment, `/*` at the end for anything below. */
  path: string;
  title: Title;
  /** `webpackChunkName` of the page behind this address, when it has a chunk of its own: the document brings it. */
  chunk?: string;
  /** That of the form which the page loads once it stands, where it has one. */
  form?: string;
  /** GETs by `askedAtOnce`, made for a player, a `holder` or anybody, or the path of the area's `exchange`, made for anybody. */
  calls?: string[];
  /** Of the first answer, with open parts `{event.picture}`, `./` for this build. The first wholly told is taken. */
  picture?: string[];
  /** Asked by the gateway, so that the HTML has the picture: `/internal/pictures/:event_id`, parts as in `calls`. */
  pictureFrom?: string;
  /** The colour that goes with the picture, where the same answer tells which. */
  pictureInk?: PictureInk;
  window?: WindowSize;
};

/** `query`: fixed, or values of the page's parameter that are taken over. `holder`: of `desk`'s case at part `id`. */
type AtOnce = { query?: Record<string, string | readonly string[]>; holder?: { desk: string; id: string } | 'anybody' };

/** `/api/a/:id?state=:state(open|closed)#desk/:id`, `#*` for anybody. `names`: open part of the call → part or parameter of the page. */
export function askedAtOnce(
  { path }: { method: 'GET'; path: string },
  names: Record<string, string> = {},
  { query = {}, holder }: AtOnce = {},
): string {
  const named = path.replace(/:(\w+)/g, (_, part: string) => {
    const name = names[part];
    if (!name) throw new Error(`nothing says what ${part} of ${path} is`);
    return `:${name}`;
  });
  const pairs = Object.entries(query).map(([name, value]) =>
    typeof value === 'string' ? `${name}=${value}` : `${name}=:${name}(${value.join('|')})`,
  );
  const who = holder === 'anybody' ? `#${ANYBODY}` : holder && `#${holder.desk}/:${holder.id}`;
  return [named, pairs.length ? `?${pairs.join('&')}` : '', who].join('');
}

export type RemoteOptions = {
  dir: string;
  area: Area;
  port: number;
  exposes: Record<Expose, string>;
  routes: RemoteRoute[];
  /** Patterns below `/staff/<area>` that `./staff` renders. */
  staffRoutes?: string[];
} & DeskManifest &
  SiteManifest;

export type RemoteApp = RemoteOptions & { kind: 'remote'; bundle(outDir: string): Configuration };

/** Deployed alone; brings no React, no store and no federation runtime. */
export function defineRemote(options: RemoteOptions): RemoteApp {
  return { ...options, kind: 'remote', bundle: (outDir) => remoteBundle(options, outDir) };
}

/** A remote that brought its own copy of these would have a second router, store or set of texts. */
const THROUGH_FACADE =
  /^(?:react-router|react-router-dom|react-redux|@reduxjs\/toolkit|@lingui\/(?:core|react))(?:\/(?!macro)|$)/;

/** A library that keeps a private store behind a context of its own: it never meets the one of the site. */
const PRIVATE_STORE = /[\\/]node_modules[\\/]recharts[\\/]/;

const PART_OF_REACT = /^react(?:-dom)?[/]/;

const refuseSecondCopies: ExternalItem = ({ request = '', contextInfo }, done) => {
  if (THROUGH_FACADE.test(request) && !PRIVATE_STORE.test(contextInfo?.issuer ?? ''))
    return done(new Error(`import ${request} through @hub/web`));
  if (PART_OF_REACT.test(request) && !(request in givenModules))
    return done(new Error(`the shell gives no ${request}`));
  return done();
};

export const ENTRY = 'remoteEntry.js';

/**
 * Its own start of an entry, as a file: the plugin's is a `data:` address with the absolute path of its runtime, by which the module, and so
 * the build, would be named differently in each folder.
 */
const startOfEntry = () =>
  new NormalModuleReplacementPlugin(
    /^@module-federation[/]runtime[/]rspack\.js!=!data:/,
    join(import.meta.dirname, 'container-entry.ts'),
  );

/** What every icon is made with, which the page has. */
const makerOfIcons = () =>
  new NormalModuleReplacementPlugin(/createLucideIcon\.mjs$/, join(import.meta.dirname, 'icon-maker.ts'));

/** A chunk of a known name for each. */
const namedChunksOf = (exposes: Record<Expose, string>) =>
  Object.fromEntries(
    Object.entries(exposes).map(([expose, file]) => [
      expose,
      { import: file, name: generateExposeFilename(expose, false) },
    ]),
  );

function remoteBundle({ area, dir, exposes, routes }: RemoteOptions, outDir: string): Configuration {
  const config = baseConfig(area, dir, outDir);
  config.entry = {};
  config.externals = [refuseSecondCopies];
  // An alias is a path, which federation does not know for a shared module: React itself would come along.
  const { 'use-sync-external-store/shim$': _, ...alias } = config.resolve?.alias || {};
  config.resolve = { ...config.resolve, alias };
  config.optimization = {
    ...config.optimization,
    splitChunks: splitting(routes),
  };
  config.plugins?.push(
    new ModuleFederationPlugin({
      name: `hub_${area}`,
      filename: ENTRY,
      exposes: namedChunksOf(exposes),
      shared: sharedByRemote(),
      dts: false,
      dev: false,
      manifest: false,
    }),
    routesInEntry(ENTRY),
    startOfEntry(),
    makerOfIcons(),
  );
  return config;
}

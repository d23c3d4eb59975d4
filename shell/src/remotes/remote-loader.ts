import { isIntegrity } from '@hub/contracts/integrity';
import { CONTRACT } from '@hub/federation/descriptor';
import { firstMatch } from '@hub/federation/match';
import {
  LoadFault,
  loadTexts,
  pageData,
  tryTwice,
  within,
  type RemoteEntry,
  siteAddress,
  type MountModule,
  type RemotePages,
  type RoutesModule,
  type SlotModule,
  type StaffModule,
} from '@hub/web';
import type { ComponentType } from 'react';
import { host } from './host.ts';
import { RefusedRow } from './refused-row.ts';

export type Expose = string;

export type Component = ComponentType & Partial<RemotePages>;
type RemoteModule = Partial<RoutesModule & MountModule & StaffModule & SlotModule>;

const LIMIT_MS = 6_500;
const PAGE_LIMIT_MS = 1_000;

/** `worded`: its texts came in time. */
export type LoadedExpose = { component: Component; worded: boolean };

type How = { anew?: boolean; path?: string };

/**
 * Loads what a remote exposes, with its texts, and the page at `path` so that it is drawn at once. `anew`: forget what an earlier try
 * left behind.
 */
export async function loadExpose(area: string, expose: Expose, { anew = false, path }: How): Promise<LoadedExpose> {
  const row = pageData().registry.areas[area];
  if (!row?.exposes.includes(expose)) throw new RefusedRow('unknown');
  if (row.contract !== CONTRACT) throw new RefusedRow('contract');
  if (!isIntegrity(row.integrity)) throw new RefusedRow('integrity');
  const texts = expose === './routes' || expose === './mount' ? [row.locales] : [row.locales, row.staffLocales];
  const [module, ...worded] = await Promise.all([
    within(
      LIMIT_MS,
      tryTwice((again) => request(row, expose, anew || again)),
    ),
    ...texts.map((locales) => loadTexts(locales)),
  ]);
  const component = componentOf(module, expose);
  if (!component) throw new LoadFault('no component in the module');
  if (path !== undefined) await loadPage(component, path);
  return { component, worded: !worded.includes(false) };
}

/** Whoever cannot have it in time, or at all, is told by the page itself: it goes on waiting for the same file. */
export async function loadPage({ pages = {} }: Component, path: string): Promise<void> {
  const page = pages[firstMatch(Object.keys(pages), path) ?? ''];
  if (page?.preload) await within(PAGE_LIMIT_MS, page.preload()).catch(() => undefined);
}

function componentOf(module: RemoteModule, expose: Expose): Component | undefined {
  if (expose === './routes') return module.RemoteRoutes;
  if (expose === './mount') return module.RemoteMount;
  return expose === './staff' ? module.StaffRoutes : (module.SlotPart as ComponentType | undefined);
}

async function request({ area, entry, integrity }: RemoteEntry, expose: Expose, anew: boolean): Promise<RemoteModule> {
  try {
    const remote = { name: `hub_${area}`, entry: siteAddress(entry), integrity };
    const module = await host.load<RemoteModule | undefined>(remote, expose, anew);
    if (module) return module;
  } catch (cause) {
    throw new LoadFault('load', { cause, file: entry });
  }
  throw new LoadFault('load');
}

import { loadRemote, registerPlugins, registerRemotes } from '@hub/federation/runtime';
import { CONTRACT } from '@hub/federation/descriptor';
import { loadTexts, pageData, type RemoteEntry } from '@hub/web';
import type { ComponentType } from 'react';

export type Expose = './routes' | './staff';

/** What a remote's module gives to the shell: an element tree of routes, never a router. */
type RemoteModule = { RemoteRoutes?: ComponentType; StaffRoutes?: ComponentType };

export const LOAD_LIMIT_MS = 8_000;
const RETRY_AFTER_MS = 400;

/** `reason` goes into the report, the player sees only the code. */
export class RemoteAway extends Error {
  constructor(
    readonly reason: 'unknown' | 'contract' | 'timeout' | 'load',
    options?: ErrorOptions,
  ) {
    super(`remote is away: ${reason}`, options);
  }
}

const rows = () => Object.values(pageData().registry.areas);

registerPlugins([
  {
    name: 'hub-integrity',
    createScript({ url }) {
      const row = rows().find(({ entry }) => url.endsWith(entry));
      const script = document.createElement('script');
      script.src = url;
      script.crossOrigin = 'anonymous';
      if (row?.integrity) script.integrity = row.integrity;
      return { script, timeout: LOAD_LIMIT_MS };
    },
  },
]);

/** Loads what a remote exposes, with its texts. `anew`: forget what an earlier try left behind. */
export async function loadExpose(area: string, expose: Expose, anew: boolean): Promise<ComponentType> {
  const row = pageData().registry.areas[area];
  if (!row || !row.exposes.includes(expose)) throw new RemoteAway('unknown');
  if (row.contract !== CONTRACT) throw new RemoteAway('contract');
  const texts = expose === './staff' ? [row.locales, row.staffLocales] : [row.locales];
  const [module] = await Promise.all([
    within(LOAD_LIMIT_MS, fetchModule(row, expose, anew)),
    ...texts.map((locales) => loadTexts(locales)),
  ]);
  const component = expose === './staff' ? module.StaffRoutes : module.RemoteRoutes;
  if (!component) throw new RemoteAway('contract');
  document.documentElement.dataset[`build${area[0]?.toUpperCase()}${area.slice(1)}`] = row.build;
  return component;
}

/** A fault that comes at once is tried a second time before anybody is told: a train leaves the tunnel. */
async function fetchModule(row: RemoteEntry, expose: Expose, anew: boolean): Promise<RemoteModule> {
  try {
    return await request(row, expose, anew);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    return request(row, expose, true);
  }
}

async function request({ area, entry }: RemoteEntry, expose: Expose, force: boolean): Promise<RemoteModule> {
  const name = `hub_${area}`;
  registerRemotes([{ name, entry, type: 'global' }], { force });
  try {
    const module = await loadRemote<RemoteModule>(`${name}/${expose.slice(2)}`);
    if (module) return module;
  } catch (cause) {
    throw new RemoteAway('load', { cause });
  }
  throw new RemoteAway('load');
}

async function within<Result>(limitMs: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RemoteAway('timeout')), limitMs);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

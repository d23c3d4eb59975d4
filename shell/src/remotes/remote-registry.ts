import { areaByAddress } from '@hub/federation/areas';
import { firstMatch } from '@hub/federation/match';
import { errorCode, pageData } from '@hub/web';
import { useSyncExternalStore } from 'react';
import { loadExpose, loadPage, type Component, type Expose, type LoadedExpose } from './remote-loader.ts';
import { reportFault } from './report-fault.ts';

export type RemoteState =
  { is: 'loading' } | ({ is: 'ready' } & LoadedExpose) | { is: 'away'; code: string; tries: number };

type Slot = { state: RemoteState; tries: number; listeners: Set<() => void> };

const slots = new Map<string, Slot>();
/** Remotes that were asked for ahead, once each. */
const fetched = new Map<Slot, Promise<Component | undefined>>();
const loading: RemoteState = { is: 'loading' };

/** Area that owns an address, by the first pattern of the registry that fits. */
export function areaOf(path: string): { area: string; expose: Expose } | undefined {
  for (const { area, routes, staffRoutes } of Object.values(pageData().registry.areas)) {
    if (firstMatch(routes, path)) return { area, expose: './routes' };
    if (firstMatch(staffRoutes, path)) return { area, expose: './staff' };
  }
  return undefined;
}

export function missingArea(path: string): string | undefined {
  const area = areaByAddress(path);
  return area === 'shell' || area === undefined || area in pageData().registry.areas ? undefined : area;
}

function slotOf(area: string, expose: Expose): Slot {
  const key = `${area}${expose}`;
  const slot = slots.get(key) ?? { state: loading, tries: 0, listeners: new Set() };
  slots.set(key, slot);
  return slot;
}

function put(slot: Slot, state: RemoteState): void {
  slot.state = state;
  slot.listeners.forEach((listener) => listener());
}

async function load(area: string, expose: Expose, slot: Slot, path?: string): Promise<void> {
  const anew = slot.tries > 0;
  slot.tries += 1;
  try {
    put(slot, { is: 'ready', ...(await loadExpose(area, expose, { anew, path })) });
  } catch (fault) {
    const code = errorCode(area);
    reportFault(area, code, fault);
    put(slot, { is: 'away', code, tries: slot.tries });
  }
}

/** Starts loading a remote, once; with the page at `path`, if it is known which one is wanted. */
export function startRemote(area: string, expose: Expose = './routes', path?: string): void {
  const slot = slotOf(area, expose);
  if (slot.tries === 0) void load(area, expose, slot, path);
}

/** Until it is there, or away. */
export function remoteSettled(area: string, expose: Expose): Promise<void> {
  const slot = slotOf(area, expose);
  return new Promise((resolve) => {
    const look = () => {
      if (slot.state.is === 'loading') return;
      slot.listeners.delete(look);
      resolve();
    };
    slot.listeners.add(look);
    look();
  });
}

async function bring(area: string, expose: Expose, slot: Slot): Promise<Component | undefined> {
  try {
    const { worded, component } = await loadExpose(area, expose, {});
    if (slot.tries > 0 || !worded) return component;
    slot.tries = 1;
    put(slot, { is: 'ready', worded, component });
    return component;
  } catch {
    fetched.delete(slot);
    return undefined;
  }
}

const shownBy = ({ state }: Slot) => (state.is === 'ready' ? state.component : undefined);

/**
 * Ahead of its page, and with the page at `path`: what comes stands there at once when it is wanted. What fails here fails for
 * nobody: whoever goes there loads it anew, and is told then.
 */
export function fetchRemote(area: string, expose: Expose, path?: string): void {
  const slot = slotOf(area, expose);
  if (slot.tries === 0 && !fetched.has(slot)) fetched.set(slot, bring(area, expose, slot));
  if (path === undefined) return;
  const coming = slot.tries === 0 ? fetched.get(slot) : remoteSettled(area, expose).then(() => shownBy(slot));
  void coming?.then((component) => component && loadPage(component, path));
}

export function retryRemote(area: string, expose: Expose): void {
  const slot = slotOf(area, expose);
  if (slot.state.is !== 'away') return;
  put(slot, loading);
  void load(area, expose, slot);
}

export function useRemote(area: string, expose: Expose): RemoteState {
  const slot = slotOf(area, expose);
  return useSyncExternalStore(
    (listener) => {
      slot.listeners.add(listener);
      return () => slot.listeners.delete(listener);
    },
    () => slot.state,
  );
}

import { areaByAddress } from '@hub/federation/areas';
import { firstMatch } from '@hub/federation/match';
import { errorCode, pageData } from '@hub/web';
import { useSyncExternalStore } from 'react';
import { loadExpose, type Expose, type LoadedExpose } from './remote-loader.ts';
import { reportFault } from './report-fault.ts';

export type RemoteState =
  { is: 'loading' } | ({ is: 'ready' } & LoadedExpose) | { is: 'away'; code: string; tries: number };

type Slot = { state: RemoteState; tries: number; listeners: Set<() => void> };

const slots = new Map<string, Slot>();
const fetched = new Set<string>();
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

async function load(area: string, expose: Expose, slot: Slot): Promise<void> {
  const anew = slot.tries > 0;
  slot.tries += 1;
  try {
    put(slot, { is: 'ready', ...(await loadExpose(area, expose, anew)) });
  } catch (fault) {
    const code = errorCode(area);
    reportFault(area, code, fault);
    put(slot, { is: 'away', code, tries: slot.tries });
  }
}

/** Starts loading a remote, once. Called before the first render, so that loading and rendering run side by side. */
export function startRemote(area: string, expose: Expose = './routes'): void {
  const slot = slotOf(area, expose);
  if (slot.tries === 0) void load(area, expose, slot);
}

/** Ahead of its page. What fails here fails for nobody: whoever goes there loads it anew, and is told then. */
export function fetchRemote(area: string, expose: Expose): void {
  const key = `${area}${expose}`;
  if (slots.has(key) || fetched.has(key)) return;
  fetched.add(key);
  loadExpose(area, expose, false).catch(() => fetched.delete(key));
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

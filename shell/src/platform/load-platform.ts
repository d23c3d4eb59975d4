import { gatewayPaths } from '@hub/contracts/calls/shared/gateway';
import { isIntegrity } from '@hub/contracts/integrity';
import type { MountFile, MountPlan } from '@hub/federation/mount-plan';
import type { MountOptions } from './mount-options.ts';

const LIMIT_MS = 10_000;
const BUCKET_KEY = 'hub.bucket';

export type Place = {
  root: ShadowRoot;
  base: string;
  plan: MountPlan;
  options: MountOptions;
  /** Aborted once it is not wanted any more. Loaders that a browser kept from before have none. */
  signal?: AbortSignal;
  /** Mounts anew, with what the registry says by then. */
  reload: () => void;
  close: () => void;
  /** The area could not go on. */
  failed: (fault: unknown) => void;
};

/** What the platform's own script leaves for the loader. */
export type Platform = { mountArea(place: Place): Promise<() => void> };

const global = globalThis as { __hubPlatform?: Platform };

/** A number that thousands share: the same visitor keeps the same builds while one is tried on some. */
function bucket(): string {
  try {
    const known = localStorage.getItem(BUCKET_KEY) ?? String(Math.floor(Math.random() * 10_000));
    localStorage.setItem(BUCKET_KEY, known);
    return known;
  } catch {
    return '';
  }
}

export async function askPlan(base: string, { area, game, language }: MountOptions, signal: AbortSignal) {
  const query = new URLSearchParams({ game, language: language ?? navigator.language, bucket: bucket() });
  const limit = new AbortController();
  const stop = () => limit.abort();
  const timer = setTimeout(stop, LIMIT_MS);
  signal.addEventListener('abort', stop);
  try {
    const address = `${base}${gatewayPaths.mounts}/${encodeURIComponent(area)}?${query}`;
    const answer = await fetch(address, { credentials: 'omit', cache: 'no-store', signal: limit.signal });
    if (answer.status === 403) throw new Error(`${location.origin} may not show ${area} of ${game}`);
    if (!answer.ok) throw new Error(`${area} of ${game}: ${answer.status}`);
    return (await answer.json()) as MountPlan;
  } finally {
    clearTimeout(timer);
  }
}

function loadScript(base: string, { href, integrity }: MountFile): Promise<void> {
  return new Promise((done, failed) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      failed(new Error(`cannot be loaded: ${href}`));
    };
    if (!isIntegrity(integrity)) return fail();
    const timer = setTimeout(fail, LIMIT_MS);
    script.onerror = () => (clearTimeout(timer), fail());
    script.onload = () => (clearTimeout(timer), done());
    Object.assign(script, { src: base + href, crossOrigin: 'anonymous', integrity });
    document.head.append(script);
  });
}

/** Once for a page, whatever is published meanwhile: a second copy would be a second React and a second store. */
export async function loadPlatform(base: string, { platform }: MountPlan): Promise<Platform> {
  if (!global.__hubPlatform) for (const file of platform.js) await loadScript(base, file);
  if (!global.__hubPlatform) throw new Error('the platform did not start');
  return global.__hubPlatform;
}

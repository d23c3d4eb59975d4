import type { MountPhase, MountSignal, VitalSignal } from '@hub/contracts/shared';
import { buildOf, pageData } from '@hub/web';
import { pageAt } from './page-timeline.ts';
import { failureOf, sendSignals } from './send-signals.ts';
import { whosePage } from './whose-page.ts';

/** What goes well is told soon and not when the page ends: else every build would begin with its failures alone. */
const SOON_MS = 1_000;
const luck = Math.random();

let mounts: MountSignal[] = [];
let vitals: VitalSignal[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
const failures = new Set<string>();

const weight = () => pageData().mountSample ?? 1;

/** Does this visitor tell what goes well? */
export const isSampled = (): boolean => luck * weight() < 1;

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  if (mounts.length + vitals.length === 0) return;
  sendSignals({ mounts, vitals });
  [mounts, vitals] = [[], []];
}

/** What this area has of the page at `path` stands there: all of it, a part, or the start of the site. */
export function tellMount(area: string, path: string, since: number): void {
  if (!isSampled()) return;
  const page = whosePage(path);
  const route = area === page.area || area === 'shell' ? page.route : undefined;
  const ms = Math.round(performance.now() - since);
  mounts.push({ area, build: buildOf(area) ?? '', route, ms, weight: weight() });
  timer ??= setTimeout(send, SOON_MS);
}

/** Once for a page that is shown: one that somebody tries again and again is no worse than one that somebody leaves. */
export function tellFailure(area: string, phase: MountPhase): void {
  const { at } = pageAt(performance.now());
  const key = `${area} ${at}`;
  if (failures.has(key)) return;
  failures.add(key);
  mounts.push(failureOf(area, phase, at));
  send();
}

/**
 * `at`: when it was measured, in the time of the document; it belongs to the page that was shown then. How soon a card stood where a page
 * failed is no speed of the page.
 */
export function tellVital(name: VitalSignal['name'], value: number, at: number): void {
  const shown = pageAt(at);
  const page = whosePage(shown.path);
  if (!failures.has(`${page.area} ${shown.at}`)) vitals.push({ name, value, ...page });
}

// After the listeners that measure: those capture, and this one bubbles.
addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
addEventListener('pagehide', send);

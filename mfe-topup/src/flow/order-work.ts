import { discardDraft, draftKey, loadDraft, moveDraft, saveDraft } from '@hub/forms';
import { getSession, memberOf, ownTopic } from '@hub/web';
import type { Flow } from './flow.ts';

type Of = Pick<Flow, 'game' | 'type' | 'rehearsal'>;
export type OrderPart = 'buyer' | 'goods';
/** `of`: what it was begun with; the same once more begins no other one. */
export type StartedOrder = { report_id: number; token: string; of: string };

const VERSION = 1;
/** For browsers that keep nothing. */
const memory = new Map<string, Record<string, string>>();
const started = new Map<string, StartedOrder>();

const VISITOR = 'visitor';

/** Of whoever looks: another player, or member, on the same device has drafts of their own. */
export function workKey(of: Of, part: OrderPart): string {
  const session = getSession();
  return keyOf(of, part, ownTopic(session) ?? memberOf(session) ?? VISITOR);
}

function keyOf({ game, type, rehearsal }: Of, part: OrderPart, role: string): string {
  const form = `topup-${part}-${rehearsal ? 'rehearsal' : type}`;
  return draftKey({ game, role, form, version: VERSION });
}

/** Who logs in goes on with what was typed before; from then on it is the member’s alone. */
export function takeVisitorsWork(of: Of): void {
  if (memberOf(getSession()) === undefined) return;
  for (const part of ['buyer', 'goods'] as const) moveDraft(keyOf(of, part, VISITOR), workKey(of, part));
}

export function savePart(of: Of, part: OrderPart, values: Record<string, string>): void {
  const key = workKey(of, part);
  if (!saveDraft(key, values, Object.keys(values))) memory.set(key, values);
}

/** `names`: of its fields. */
export function loadPart(of: Of, part: OrderPart, names: readonly string[]): Record<string, string> | null {
  const key = workKey(of, part);
  return loadDraft(key, names)?.values ?? memory.get(key) ?? null;
}

const startedKey = (of: Of) => `hub.topup.${workKey(of, 'buyer')}`;

/** The key of an order stays in its tab. */
export function saveStarted(of: Of, order: StartedOrder): void {
  try {
    sessionStorage.setItem(startedKey(of), JSON.stringify(order));
  } catch {
    started.set(startedKey(of), order);
  }
}

export function loadStarted(of: Of): StartedOrder | null {
  try {
    const kept = sessionStorage.getItem(startedKey(of));
    if (kept) return JSON.parse(kept) as StartedOrder;
  } catch {
    // Of a browser that keeps nothing, what is in memory counts.
  }
  return started.get(startedKey(of)) ?? null;
}

/** It cannot be gone on with: its first step makes another one. */
export function discardStarted(of: Of): void {
  started.delete(startedKey(of));
  try {
    sessionStorage.removeItem(startedKey(of));
  } catch {
    // Nothing was kept.
  }
}

/** It was sent. */
export function endWork(of: Of): void {
  for (const part of ['buyer', 'goods'] as const) {
    memory.delete(workKey(of, part));
    discardDraft(workKey(of, part));
  }
  discardStarted(of);
}

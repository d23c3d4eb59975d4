export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
export type Draft = {
  /** Epoch milliseconds of the last save. */
  at: number;
  values: Record<string, string>;
  /** Idempotency key of a submit that was begun and whose answer never came. */
  key?: string;
};

const PREFIX = 'hub.draft.';
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Key of a draft: one per game, role and form; a new form version leaves the old drafts behind. */
export function draftKey(of: { game: string; role: string; form: string; version: number }): string {
  return [of.game, of.role, of.form, of.version].map((part) => encodeURIComponent(part)).join('/');
}

export function draftStore(): DraftStore | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** Only the named fields. A draft without any text is removed. False when the browser refuses. */
export function saveDraft(
  key: string,
  values: Readonly<Record<string, unknown>>,
  fields: readonly string[],
  { now = Date.now(), store = draftStore(), submitKey }: { now?: number; store?: DraftStore; submitKey?: string } = {},
): boolean {
  const kept = pick(values, fields);
  if (!hasText(values, fields)) {
    discardDraft(key, store);
    return false;
  }
  const draft: Draft = { at: now, values: kept, ...(submitKey !== undefined && { key: submitKey }) };
  try {
    if (!store) return false;
    store.setItem(PREFIX + key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function hasText(values: Readonly<Record<string, unknown>>, fields: readonly string[]): boolean {
  return Object.values(pick(values, fields)).some((text) => text.trim() !== '');
}

/** Only the named fields; null when there is none, or it is older than seven days. */
export function loadDraft(
  key: string,
  fields: readonly string[],
  { now = Date.now(), store = draftStore() }: { now?: number; store?: DraftStore } = {},
): Draft | null {
  const draft = readDraft(PREFIX + key, store);
  if (!draft) return null;
  if (now - draft.at > KEPT_MS) {
    discardDraft(key, store);
    return null;
  }
  return { ...draft, values: pick(draft.values, fields) };
}

/** What was written under one name goes on under another that has nothing yet. */
export function moveDraft(from: string, to: string, store = draftStore()): void {
  try {
    const kept = store?.getItem(PREFIX + from);
    if (!store || !kept || store.getItem(PREFIX + to) !== null) return;
    store.setItem(PREFIX + to, kept);
    store.removeItem(PREFIX + from);
  } catch {
    // Where storage is refused nothing was kept.
  }
}

export function discardDraft(key: string, store = draftStore()): void {
  try {
    store?.removeItem(PREFIX + key);
  } catch {
    // Storage that cannot be written holds no draft of ours either.
  }
}

export function sweepDrafts({
  now = Date.now(),
  store = draftStore(),
}: { now?: number; store?: DraftStore } = {}): void {
  try {
    for (const name of namesIn(store)) {
      const draft = readDraft(name, store);
      if (!draft || now - draft.at > KEPT_MS) store?.removeItem(name);
    }
  } catch {
    // As above: nothing stored, nothing to sweep.
  }
}

function namesIn(store: DraftStore | undefined): string[] {
  const names = Array.from({ length: store?.length ?? 0 }, (_, index) => store?.key(index) ?? '');
  return names.filter((name) => name.startsWith(PREFIX));
}

function pick(values: Readonly<Record<string, unknown>>, fields: readonly string[]): Record<string, string> {
  const texts = fields.map((field) => [field, values[field]] as const);
  return Object.fromEntries(texts.filter((row): row is readonly [string, string] => typeof row[1] === 'string'));
}

function readDraft(name: string, store: DraftStore | undefined): Draft | null {
  try {
    const text = store?.getItem(name);
    const draft: unknown = text ? JSON.parse(text) : null;
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { at, values } = value as Partial<Draft>;
  return typeof at === 'number' && typeof values === 'object' && values !== null;
}

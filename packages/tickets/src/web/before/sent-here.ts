const KEY = 'hub.sent';
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
const MOST = 20;

/** Nothing here opens the report. `at`: epoch ms. */
export type SentHere = { desk: string; game: string; id: number; type: string; at: number };
type Store = Pick<Storage, 'getItem' | 'setItem'>;

const store = (): Store | undefined => {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
};

function read(from: Store | undefined, now: number): SentHere[] {
  try {
    const rows: unknown = JSON.parse(from?.getItem(KEY) ?? '[]');
    return Array.isArray(rows) ? (rows as SentHere[]).filter(({ at }) => now - at < KEPT_MS) : [];
  } catch {
    return [];
  }
}

/** Remembers a visitor's report for 30 days, so that the same is not asked twice. */
export function rememberSent(sent: Omit<SentHere, 'at'>, now = Date.now(), into = store()): void {
  const rows = [{ ...sent, at: now }, ...read(into, now)].slice(0, MOST);
  try {
    into?.setItem(KEY, JSON.stringify(rows));
  } catch {
    // Without storage there is nothing to remind of.
  }
}

export function sentBefore(
  { desk, game, type }: Pick<SentHere, 'desk' | 'game' | 'type'>,
  now = Date.now(),
  from = store(),
): SentHere | undefined {
  return read(from, now).find((row) => row.desk === desk && row.game === game && row.type === type);
}

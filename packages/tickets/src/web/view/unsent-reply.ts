/** A picture that the server has and no message yet. `thumb`: an address of this page, gone with it. */
export type UnsentPicture = { upload: string; name: string; thumb?: string };
/** A message of the player that the server does not have yet. `key` makes its repeats one message. */
export type Unsent = {
  key: string;
  text: string;
  at: string;
  pictures: readonly UnsentPicture[];
  state: 'sending' | 'failed';
  failure?: string;
  /** Only the line was in the way: it leaves by itself once that is back. */
  waits?: boolean;
};

const nameOf = (place: string) => `hub.unsent.${place}`;
type Kept = Pick<Unsent, 'key' | 'text' | 'at'> & { pictures?: unknown };

/** Messages that were on their way when the page went; they may have arrived, their keys make a repeat harmless. */
export function takeUnsent(place: string, failure: string): Unsent[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(nameOf(place)) ?? '[]');
    const kept = Array.isArray(stored) ? stored.filter(isKept) : [];
    return kept.map(({ key, text, at, pictures }) => ({
      key,
      text,
      at,
      pictures: picturesOf(pictures),
      state: 'failed',
      failure,
      waits: true,
    }));
  } catch {
    return [];
  }
}

export function keepUnsent(place: string, unsent: readonly Unsent[]): void {
  try {
    const kept: Kept[] = unsent.map(({ key, text, at, pictures }) => ({
      key,
      text,
      at,
      pictures: pictures.map(({ upload, name }) => ({ upload, name })),
    }));
    if (kept.length) localStorage.setItem(nameOf(place), JSON.stringify(kept));
    else localStorage.removeItem(nameOf(place));
  } catch {
    // Without storage a message under way lasts as long as the page.
  }
}

/** Forgets one message, also when no page shows it any more. */
export function dropUnsent(place: string, key: string): void {
  keepUnsent(
    place,
    takeUnsent(place, '').filter((one) => one.key !== key),
  );
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { key, text, at } = value as Partial<Kept>;
  return typeof key === 'string' && typeof text === 'string' && typeof at === 'string';
}

function picturesOf(value: unknown): UnsentPicture[] {
  const rows: unknown[] = Array.isArray(value) ? value : [];
  return rows.flatMap((row) => {
    const { upload, name } = (row ?? {}) as Partial<UnsentPicture>;
    return typeof upload === 'string' && typeof name === 'string' ? [{ upload, name }] : [];
  });
}

const LENGTH = 12;
const SPACES = /[\s\-‐-―－_]/g;

/** What was typed as check code so far, in groups of four: `7kq2m9` → `7KQ2-M9`. Anything longer stays as it is. */
export function groupCode(typed: string): string {
  const signs = typed.normalize('NFKC').toUpperCase().replace(SPACES, '');
  if (signs.length > LENGTH) return typed;
  return signs.replace(/(.{4})(?=.)/g, '$1-');
}

/** How many signs of the code, without hyphens and spaces, stand before a place. */
export function signsBefore(typed: string, place: number | null): number {
  return typed.slice(0, place ?? typed.length).replace(SPACES, '').length;
}

export function caretIn(grouped: string, signs: number): number {
  let place = 0;
  for (let left = signs; left > 0 && place < grouped.length; place += 1) if (grouped[place] !== '-') left -= 1;
  return place;
}

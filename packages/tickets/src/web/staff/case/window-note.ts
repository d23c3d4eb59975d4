const NOTE = /^game window: ((?:\w+=\w+ ?)+)$/;

/** What a game's window cannot do, by its note `game window: file=dead camera=0 …`; null for any other note. */
export function windowLacks(note: string): string[] | null {
  const pairs = NOTE.exec(note)?.[1]?.trim().split(' ');
  return pairs?.flatMap((pair) => (pair.endsWith('=1') ? [] : [pair.slice(0, pair.indexOf('='))])) ?? null;
}

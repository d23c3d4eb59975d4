import { REHEARSE } from '@hub/contracts/topup';

const keyOf = (game: string) => `hub.topup.rehearsal.${game}`;
/** For browsers that keep nothing. */
const memory = new Map<string, string>();

/** A colleague’s link, for its tab. */
export function savePass(game: string, pass: string): void {
  memory.set(game, pass);
  try {
    sessionStorage.setItem(keyOf(game), pass);
  } catch {
    // What is in memory counts.
  }
}

/** What calls about the test page of a game say: the pass of the desk, or that account or network are to be looked up. */
export function loadPass(game: string): string {
  try {
    return sessionStorage.getItem(keyOf(game)) ?? memory.get(game) ?? REHEARSE;
  } catch {
    return memory.get(game) ?? REHEARSE;
  }
}

const KEPT_MS = 30 * 60_000;
const nameOf = (desk: string, game: string) => `hub.unserved.${desk}.${game}`;
/** Where storage is refused. */
const known = new Map<string, number>();

function lastRefusal(name: string): number {
  try {
    return Number(sessionStorage.getItem(name)) || 0;
  } catch {
    return known.get(name) ?? 0;
  }
}

/**
 * Whoever leads there notes `false` first; the desk itself says what is true. So two desks that disagree never send a
 * player to and fro, and one that is away costs one visit.
 */
export function noteServed(desk: string, game: string, served: boolean): void {
  const name = nameOf(desk, game);
  try {
    if (served) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, String(Date.now()));
  } catch {
    if (served) known.delete(name);
    else known.set(name, Date.now());
  }
}

/** May a player be led to the desk? Not while it did not serve them a moment ago. */
export const mayServe = (desk: string, game: string): boolean => Date.now() - lastRefusal(nameOf(desk, game)) > KEPT_MS;

/** Origins whose pages may show an area of ours, by the game that they show it for. */
export type HostsByGame = Record<string, string[]>;

/** What of `hosts` is not in `known`. */
export function hostsBeyond(hosts: HostsByGame, known: HostsByGame): HostsByGame {
  const rows = Object.entries(hosts).map(([game, origins]) => {
    const before = Object.hasOwn(known, game) ? known[game] : [];
    return [game, origins.filter((origin) => !before?.includes(origin))] as const;
  });
  return Object.fromEntries(rows.filter(([, origins]) => origins.length > 0));
}

export const textOfHosts = (hosts: HostsByGame): string =>
  Object.entries(hosts)
    .flatMap(([game, origins]) => origins.map((origin) => `${game} ${origin}`))
    .join('\n');

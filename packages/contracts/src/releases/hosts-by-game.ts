/** Origins whose pages may show an area of ours, by the game that they show it for. */
export type HostsByGame = Record<string, string[]>;

export const textOfHosts = (hosts: HostsByGame): string =>
  Object.entries(hosts)
    .flatMap(([game, origins]) => origins.map((origin) => `${game} ${origin}`))
    .join('\n');

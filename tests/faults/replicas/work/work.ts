import { parseRings } from '@hub/nest-kit/keys';
import type { PlayerPrincipal } from '@hub/contracts/shared';
import { issueSiteToken, type TokenRings } from '@hub/nest-kit/tokens';
import type { TwoOfEverything } from '../two-of-everything.ts';

/** Something that people do again and again. `atOnce`: how many of them; `faults`: what was lost of it, or is there twice. */
export type Work = { name: string; atOnce: number; turn(): Promise<void>; faults(): Promise<string[]> };

export const tokenOf = ({ site }: TwoOfEverything, player: PlayerPrincipal): Promise<string> =>
  issueSiteToken(parseRings(site.envOf('support').TOKEN_KEYS ?? '{}') as TokenRings, player);

type Mail = { to: string };
/** How many mails there are for each address. */
export async function mailsTo({ site }: TwoOfEverything): Promise<Map<string, number>> {
  const { mails } = (await (await fetch(`${site.mailUrl}/api/mails`)).json()) as { mails: Mail[] };
  return new Map([...Map.groupBy(mails, ({ to }) => to)].map(([to, all]) => [to, all.length]));
}

/** What is not there as often as it should be. */
export const notOnce = (what: string, wanted: readonly string[], there: (name: string) => number): string[] =>
  wanted.flatMap((name) => (there(name) === 1 ? [] : [`${there(name)} ${what} ${name}`]));

/** How often each is among them. */
export function tallyOf(names: readonly (string | number)[]): (name: string) => number {
  const times = Map.groupBy(names.map(String), (name) => name);
  return (name) => times.get(name)?.length ?? 0;
}

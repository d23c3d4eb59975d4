import type { Area } from '../areas.ts';

/** As the gateway established it. Services believe nothing else. */
export type Principal =
  | { kind: 'anon' }
  | PlayerPrincipal
  | MemberWho
  | CasePrincipal
  | HandOverPrincipal
  | StaffPrincipal
  | PartnerPrincipal
  | { kind: 'service'; from: string };

/** An in-game player: everything comes from the game's own token. */
export type PlayerPrincipal = {
  kind: 'S';
  game: string;
  uid: string;
  server: string;
  role: string;
  name: string;
  inGameId: string;
  chain: string;
};

/** Signed in with an e-mail address and not from a game. */
export type MemberWho = { kind: 'M'; member: string; chain: string };

/** A call of the kind that games' servers sign. Whose it is, the service proves by its signature: nothing is proven yet. */
export type PartnerPrincipal = { kind: 'partner' };

/** With its chain of site tokens: what a revocation names. */
export type TokenAccount = Pick<PlayerPrincipal, 'game' | 'uid' | 'chain'>;

/** Who holds the token of one case of a desk. `account`: of the player that it was given to; a visitor's has none. */
export type CasePrincipal = { kind: 'K'; desk: string; ticket: number; game: string; account?: TokenAccount };

/** In the place of a game where an account is one of the site itself; no game can have this id. */
export const OF_SITE = 'hub';

/** Whose revocation ends what this holder has; null for who came by no account. */
export function accountOf(who: Principal | null): TokenAccount | null {
  if (who?.kind === 'D') return accountOf(who.sender);
  if (who?.kind === 'K') return who.account ?? null;
  if (who?.kind === 'M') return { game: OF_SITE, uid: who.member, chain: who.chain };
  return who?.kind === 'S' ? { game: who.game, uid: who.uid, chain: who.chain } : null;
}

/** May send this one report and do nothing else. `sender` null: a visitor. `key`: the same, whoever sends it. */
export type HandOverPrincipal = {
  kind: 'D';
  desk: string;
  handOver: number;
  game: string;
  sender: PlayerPrincipal | CasePrincipal | null;
  key: string | null;
};

/** `owner`: keeps the accounts of others. `half`: no second factor yet, so no roles. `fresh`: it was just shown. */
export type StaffPrincipal = {
  kind: 'staff';
  id: number;
  login: string;
  name: string;
  roles: StaffGrant[];
  owner?: true;
  half?: true;
  fresh?: true;
};

/** `role`: of the platform, or one that a service publishes. To whoever does not know it, it is no right. */
export type StaffGrant = { role: string; game: string };
/** The roles of the platform, which every area knows. */
export const staffRoles = ['agent', 'lead', 'finance', 'event_operator', 'product_admin', 'auditor'] as const;
export type PlatformRole = (typeof staffRoles)[number];
/** Those of an area begin with its name. */
export type StaffRole = PlatformRole | `${Area}_${string}`;

const isAmong = (roles: readonly string[], role: string): boolean => roles.includes(role);

/** At some game, whichever. */
export const holdsAny = ({ roles: held }: Pick<StaffPrincipal, 'roles'>, roles: readonly StaffRole[]): boolean =>
  held.some(({ role }) => isAmong(roles, role));

export function staffMay(who: StaffPrincipal, roles: readonly StaffRole[], game: string): boolean {
  return who.roles.some((grant) => isAmong(roles, grant.role) && (grant.game === '*' || grant.game === game));
}

/** `*` means all. */
export function gamesOf(who: StaffPrincipal, roles: readonly StaffRole[]): string[] | '*' {
  const games = who.roles.filter((grant) => isAmong(roles, grant.role)).map((grant) => grant.game);
  return games.includes('*') ? '*' : [...new Set(games)];
}

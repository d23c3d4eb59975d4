import { BadCall } from '../../local-web/src/answers.ts';
import { demoRoles } from '../../../local/token/demo-roles.mjs';
import { magicFault, type FaultMode } from './game-faults.ts';
import { findGame, games, type Game } from './games.ts';

export const roleStates = ['ok', 'banned', 'moved', 'absent', 'ambiguous'] as const;

/** Somebody in a game. `server` '' answers on whichever server is asked. */
export type Role = {
  game: string;
  id: string;
  name: string;
  server: string;
  uid: string;
  state: (typeof roleStates)[number];
  /** How many mails it holds that are not claimed; null for any number. */ mailboxLimit: number | null;
  /** Every item is unknown to it. */ knowsNoItem: boolean;
  /** Takes what is in a mail at the moment it arrives. */ claimsAtOnce: boolean;
  /** The name it has from the second look-up on. */ nextName: string | null;
  fault: { mode: FaultMode; firstOnly: boolean } | null;
  /** What is odd about it, for people. */ words: string;
};

type Oddity = { code: number; words: string; over: (game: Game) => Partial<Role> };

const SLOW: Role['fault'] = { mode: 'delay', firstOnly: false };

/** Roles whose id is nines and then these two digits. Faults have their own digits, see `faultModes`. */
export const oddities: readonly Oddity[] = [
  { code: 99, words: 'does not exist', over: () => ({ state: 'absent', name: '' }) },
  { code: 98, words: 'is slow: 4 seconds', over: () => ({ name: '慢慢來', fault: SLOW }) },
  { code: 97, words: 'has a full mailbox', over: () => ({ name: '信箱滿了', mailboxLimit: 0 }) },
  { code: 96, words: 'is banned', over: () => ({ name: '停權的人', state: 'banned' }) },
  {
    code: 95,
    words: 'moved to another server',
    over: ({ servers }) => ({ name: '搬家的人', state: 'moved', server: servers.at(-1) ?? '' }),
  },
  { code: 94, words: 'knows no item', over: () => ({ name: '空手而回', knowsNoItem: true }) },
  {
    code: 93,
    words: 'changes its name after the first look-up',
    over: () => ({ name: '改名以前', nextName: '改名以後' }),
  },
  { code: 92, words: 'stands for two roles', over: () => ({ name: '', state: 'ambiguous' }) },
  { code: 91, words: 'claims a mail before it is answered', over: () => ({ name: '手腳很快', claimsAtOnce: true }) },
  { code: 90, words: 'has no name yet', over: () => ({ name: '' }) },
];

const MAGIC = /^9{4,11}(\d\d)$/;
const MOST_CHANGES = 10_000;

const plain = (game: string, id: string): Role => ({
  game,
  id,
  name: `玩家${id.slice(-4)}`,
  server: '',
  uid: `uid-${game}-${id}`,
  state: 'ok',
  mailboxLimit: null,
  knowsNoItem: false,
  claimsAtOnce: false,
  nextName: null,
  fault: null,
  words: '',
});

/** What an id of a game that knows this many digits brings about. */
function magicOf(game: Game, id: string): Partial<Role> {
  const code = Number(MAGIC.exec(id)?.[1] ?? Number.NaN);
  const odd = oddities.find((one) => one.code === code);
  if (odd) return { ...odd.over(game), words: odd.words };
  const fault = magicFault(code);
  if (!fault) return {};
  const often = fault.firstOnly ? 'first call of a mail' : 'every call';
  return { fault, words: `${often}: ${fault.mode}` };
}

function seeded(game: Game, id: string): Role | undefined {
  const fits = new RegExp(`^\\d{${game.digits[0]},${game.digits[1]}}$`).test(id);
  const known = demoRoles[game.id]?.find(({ role }) => role === id);
  if (!known && !fits) return undefined;
  const seat = known && { name: known.name, server: known.server, uid: known.uid };
  return { ...plain(game.id, id), ...seat, ...magicOf(game, id) };
}

/** Who lives in the games: the demo's roles, magic ids, whoever has an id of the right length, and what was changed. */
export class Roles {
  private changes = new Map<string, Partial<Role>>();
  private looks = new Map<string, number>();

  find(game: string, id: string): Role | undefined {
    const known = findGame(game);
    const role = known && seeded(known, id);
    return role && { ...role, ...this.changes.get(`${game} ${id}`) };
  }

  change(game: string, id: string, over: Partial<Role>): Role {
    if (!this.find(game, id)) throw new BadCall(`${game} has no role ids like ${id}`, 404);
    if (this.changes.size >= MOST_CHANGES) throw new BadCall('too many changed roles: reset first');
    const key = `${game} ${id}`;
    this.changes.set(key, { ...this.changes.get(key), ...over });
    return this.find(game, id) as Role;
  }

  /** The name as this look-up sees it: it may be another one from the second look-up on. */
  nameFor(role: Role): string {
    if (role.nextName === null) return role.name;
    const key = `${role.game} ${role.id}`;
    const nth = (this.looks.get(key) ?? 0) + 1;
    this.looks.set(key, nth);
    return nth > 1 ? role.nextName : role.name;
  }

  listed(game: string): Role[] {
    const ids = (demoRoles[game] ?? []).map(({ role }) => role);
    const changed = [...this.changes.keys()]
      .filter((key) => key.startsWith(`${game} `))
      .map((key) => key.split(' ')[1]);
    const magic = findGame(game) ? oddities.map(({ code }) => magicId(game, code)) : [];
    const all = new Set([...ids, ...changed.map(String), ...magic]);
    return [...all].map((id) => this.find(game, id)).filter((role) => role !== undefined);
  }

  clear(): void {
    this.changes.clear();
    this.looks.clear();
  }
}

export function magicId(game: string, code: number): string {
  const [least, most] = (findGame(game) ?? games[0])?.digits ?? [9, 9];
  return '9'.repeat(Math.min(Math.max(least, 6), most) - 2) + String(code).padStart(2, '0');
}

import { BadCall } from '../../local-web/src/answers.ts';
import { findGame } from './games.ts';
import { keyChoices, type KeyChoice } from './link-keys.ts';

export type Switches = {
  /** Its clock is so many seconds ahead of ours (600), or behind (-600). */ clockOffsetS: number;
  acceptKeys: KeyChoice;
  recall: boolean;
  /** Until when it is down for maintenance, ms since 1970; 0 for not. */ maintenanceUntil: number;
  /** Items it does not know, besides those that begin with `unknown`. */ unknownItems: string[];
  /** Tells of every second claim before the one that came earlier. */ claimsOutOfOrder: boolean;
};

const usual = (game: string): Switches => ({
  clockOffsetS: 0,
  acceptKeys: 'all',
  recall: findGame(game)?.recall ?? false,
  maintenanceUntil: 0,
  unknownItems: [],
  claimsOutOfOrder: false,
});

/** Ten years: far enough for the moment of the published values. */
const LONGEST_OFFSET_S = 315_360_000;
const LONGEST_MAINTENANCE_MIN = 24 * 60;
const MINUTE_MS = 60_000;
const MOST_ITEMS = 100;

type Wish = Record<string, unknown>;
type Reader = (value: unknown) => Partial<Switches>;

function numberIn(name: string, value: unknown, least: number, most: number): number {
  const given = typeof value === 'string' && value.trim() === '' ? 0 : Number(value);
  if (!Number.isFinite(given) || given < least || given > most)
    throw new BadCall(`${name} must be a number from ${least} to ${most}`);
  return given;
}

const isOn = (value: unknown): boolean => value === true || value === 'true' || value === 'on';

const readers: Record<string, Reader> = {
  clock_offset_s: (value) => ({
    clockOffsetS: Math.round(numberIn('clock_offset_s', value, -LONGEST_OFFSET_S, LONGEST_OFFSET_S)),
  }),
  accept_keys: (value) => {
    const known = keyChoices.find((one) => one === value);
    if (!known) throw new BadCall(`accept_keys must be one of ${keyChoices.join(', ')}`);
    return { acceptKeys: known };
  },
  recall: (value) => ({ recall: isOn(value) }),
  maintenance_min: (value) => {
    const minutes = numberIn('maintenance_min', value, 0, LONGEST_MAINTENANCE_MIN);
    return { maintenanceUntil: minutes ? Date.now() + minutes * MINUTE_MS : 0 };
  },
  unknown_items: (value) => {
    const items = Array.isArray(value) ? value : String(value).split(/[\s,]+/);
    return { unknownItems: items.map(String).filter(Boolean).slice(0, MOST_ITEMS) };
  },
  claims_out_of_order: (value) => ({ claimsOutOfOrder: isOn(value) }),
};

export class GameSwitches {
  private readonly changed = new Map<string, Switches>();

  of(game: string): Switches {
    return this.changed.get(game) ?? usual(game);
  }

  /** Takes what the wish names and leaves the rest. Throws `BadCall`. */
  set(game: string, wish: Wish): Switches {
    if (!findGame(game)) throw new BadCall(`there is no game ${game}`, 404);
    const unknown = Object.keys(wish).find((name) => !(name in readers));
    if (unknown) throw new BadCall(`${unknown} is none of ${Object.keys(readers).join(', ')}`);
    const parts = Object.entries(wish).map(([name, value]) => readers[name]?.(value));
    const next = Object.assign({ ...this.of(game) }, ...parts) as Switches;
    this.changed.set(game, next);
    return next;
  }

  /** How long the maintenance of a game goes on, in whole seconds; 0 when there is none. */
  maintenanceLeftS(game: string): number {
    return Math.max(0, Math.ceil((this.of(game).maintenanceUntil - Date.now()) / 1000));
  }

  clear(): void {
    this.changed.clear();
  }
}

export const switchesView = (switches: Switches, maintenanceLeftS: number) => ({
  clock_offset_s: switches.clockOffsetS,
  accept_keys: switches.acceptKeys,
  recall: switches.recall,
  maintenance_left_s: maintenanceLeftS,
  unknown_items: switches.unknownItems,
  claims_out_of_order: switches.claimsOutOfOrder,
});

import { cardCodeStates, rewardStates, type CardCodeState, type RewardState } from '@hub/contracts/surveys';
import { ABSENT, IllegalMove, Moves, type Absent, type MoveTable } from '@hub/nest-kit/moves';
import { rewardState } from '../surveys/survey.errors.ts';

const illegal = (from: string | Absent) => new IllegalMove(`nothing of that kind happens to one that is ${from}`);

/** `clock`: its hour came, or a card code was there. `carrier`: the game, or the mail server. `erasure`: the person's data go. */
export type RewardParty = 'player' | 'clock' | 'carrier' | 'desk' | 'erasure';

/** `asks`: something leaves for the game or by mail. */
type Emits = { asks: boolean };

const rewardTable = {
  earn: { who: ['player'], to: { [ABSENT]: 'waiting' }, refuses: illegal, emits: { asks: false } },
  ask: { who: ['clock'], to: { waiting: 'asked' }, refuses: illegal, emits: { asks: true } },
  arrive: {
    who: ['carrier'],
    to: { asked: 'given', failed: 'given', given: 'given' },
    refuses: illegal,
    emits: { asks: false },
  },
  /** A mail can come back after it was taken, and a game can take goods back. */
  fail: {
    who: ['carrier'],
    to: { asked: 'failed', given: 'failed', failed: 'failed' },
    refuses: illegal,
    emits: { asks: false },
  },
  /** Goes under a new name: a mail in the game is dealt with where deliveries are. */
  retry: { who: ['desk'], to: { failed: 'asked' }, refuses: rewardState, emits: { asks: true } },
  cancel: { who: ['desk', 'erasure'], to: { waiting: 'cancelled' }, refuses: rewardState, emits: { asks: false } },
} as const satisfies MoveTable<string, RewardState, RewardParty, Emits>;

export type RewardMove = keyof typeof rewardTable;
export const rewardMoves = new Moves<RewardMove, RewardState, RewardParty, Emits>(
  'a reward',
  rewardStates,
  rewardTable,
);

const cardTable = {
  import: { who: ['desk'], to: { [ABSENT]: 'free' }, refuses: illegal, emits: {} },
  reserve: { who: ['clock'], to: { free: 'reserved' }, refuses: illegal, emits: {} },
  send: { who: ['carrier'], to: { reserved: 'sent', bounced: 'sent' }, refuses: illegal, emits: {} },
  bounce: {
    who: ['carrier'],
    to: { reserved: 'bounced', sent: 'bounced', bounced: 'bounced' },
    refuses: illegal,
    emits: {},
  },
} as const satisfies MoveTable<string, CardCodeState, RewardParty, object>;

export type CardMove = keyof typeof cardTable;
export const cardMoves = new Moves<CardMove, CardCodeState, RewardParty, object>(
  'a card code',
  cardCodeStates,
  cardTable,
);

import { rewardStates, type CardCodeState, type RewardState } from '@hub/contracts/surveys';
import { Moves, type Absent } from '@hub/nest-kit/moves';
import { walkMoves, type Step } from '@hub/nest-kit/walk-moves';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardMoves, rewardMoves, type CardMove, type RewardMove } from '../src/rewards/reward.moves.ts';
import { rewardWalks, type RewardSeen, type RewardThing, type RewardWalks } from './reward-walks.ts';
import { startSurveys, type SurveysService } from './surveys.setup.ts';

type Steps<Name extends string, See> = Record<string, Step<Name, RewardThing, See>>;
type CardSeen = Omit<RewardSeen, 'state'> & { state: CardCodeState | Absent; reward: RewardState };

const SIZE = { runs: 60, length: 14 };
let surveys: SurveysService;
let walks: RewardWalks;
beforeAll(async () => {
  surveys = await startSurveys();
  walks = await rewardWalks(surveys);
});
afterAll(() => surveys.close());

const isAsked = ({ state }: RewardSeen) => state === 'asked';
const mayBounce = ({ state, card, token }: RewardSeen) =>
  token !== null && card !== 'absent' && card !== 'free' && !(state === 'failed' && card === 'bounced');

const goodsSteps = (): Steps<RewardMove, RewardSeen> => ({
  ask: { move: 'ask', run: walks.askGoods, often: 4 },
  deliver: { move: 'arrive', run: walks.deliver, often: 2 },
  reject: { move: 'fail', run: walks.reject, often: 2 },
  retry: { move: 'retry', run: walks.retry, when: () => false },
  cancel: { move: 'cancel', run: walks.cancel },
  'answer again': { move: 'earn', run: walks.earn },
});

const cardSteps = (): Steps<RewardMove, RewardSeen> => ({
  ask: {
    move: 'ask',
    run: async (thing, { state }) => {
      // Whoever has had a reward gets no code, and there is one.
      await walks.importCode(state === 'waiting' ? thing : { ...thing, code: `${thing.code}-SPARE` });
      return walks.reserve();
    },
    often: 5,
  },
  mail: { move: 'arrive', run: walks.mail, when: isAsked, often: 4 },
  refuse: { move: 'fail', run: walks.refuse, when: isAsked, often: 2 },
  bounce: { move: 'fail', run: walks.bounce, when: mayBounce, often: 2 },
  retry: { move: 'retry', run: walks.retry, often: 3 },
  cancel: { move: 'cancel', run: walks.cancel },
  erase: { move: 'cancel', run: walks.erase },
  'answer again': { move: 'earn', run: walks.earn },
});

function done(move: RewardMove, before: RewardSeen, after: RewardSeen): void {
  const byDesk = move === 'retry' || move === 'cancel' || (move === 'fail' && after.error === '5.1.1');
  expect(after, move).toMatchObject({
    asked: before.asked + Number(rewardMoves.table[move].emits.asks),
    mails: before.mails + Number(move === 'retry'),
    taken: before.taken + Number(move === 'arrive' && after.kind === 'card_code'),
    audits: before.audits + Number(byDesk),
    delivery: before.delivery,
  });
  if (before.own) expect(after.own, 'the code of a reward').toBe(before.own);
}

const everyMove = (walked: Map<string, { done: number }>, names: readonly string[]) =>
  expect(names.filter((name) => (walked.get(name)?.done ?? 0) === 0)).toEqual([]);

describe('a reward goes only where its table says, on random walks', () => {
  it('of goods in the game: asked for once', async () => {
    const walk = { moves: rewardMoves, begin: walks.beginGoods, look: walks.look, steps: goodsSteps(), done };
    everyMove(await walkMoves(walk, SIZE), ['ask', 'arrive', 'fail', 'cancel']);
  }, 180_000);

  it('of a card code: one code, however often it is sent', async () => {
    const walk = { moves: rewardMoves, begin: walks.beginCard, look: walks.look, steps: cardSteps(), done };
    everyMove(await walkMoves(walk, SIZE), ['ask', 'arrive', 'fail', 'retry', 'cancel']);
    const [twice] = await surveys.rows<{ many: string }>(
      'SELECT COUNT(*) AS many FROM (SELECT reward_id FROM card_code GROUP BY reward_id HAVING COUNT(*) > 1 AND reward_id IS NOT NULL) AS two',
    );
    expect(Number(twice?.many)).toBe(0);
  }, 180_000);

  it('and it is noticed where the table says less than the code does', async () => {
    const { retry: _, ...rest } = rewardMoves.table;
    const narrow = { ...rest, retry: { ...rewardMoves.table.retry, to: {} } };
    const moves = new Moves('a reward', rewardStates, narrow) as unknown as typeof rewardMoves;
    const walk = { moves, begin: walks.beginCard, look: walks.look, steps: cardSteps(), done };
    await expect(walkMoves(walk, { runs: 200, length: 14 })).rejects.toThrow('retry');
  }, 180_000);
});

describe('a card code goes only where its table says, on random walks', () => {
  const look = async (thing: RewardThing): Promise<CardSeen> => {
    const { state: reward, card, ...seen } = await walks.look(thing);
    return { ...seen, card, reward, state: card };
  };
  const again = async (thing: RewardThing, { reward }: CardSeen) => {
    if (reward === 'failed') await walks.retry(thing);
    return walks.mail(thing);
  };
  const steps = (): Steps<CardMove, CardSeen> => ({
    import: { move: 'import', run: walks.importCode, often: 3 },
    reserve: {
      move: 'reserve',
      run: walks.reserve,
      when: ({ reward }) => reward === 'waiting',
      often: 3,
    },
    mail: { move: 'send', run: again, when: ({ reward }) => ['asked', 'failed'].includes(reward), often: 3 },
    bounce: { move: 'bounce', run: walks.bounce, when: (seen) => mayBounce({ ...seen, state: seen.reward }), often: 3 },
  });

  it('imported once, given to one reward, and that one’s for good', async () => {
    const walk = { moves: cardMoves, begin: walks.beginCard, look, steps: steps() };
    everyMove(await walkMoves(walk, SIZE), cardMoves.names);
  }, 180_000);
});

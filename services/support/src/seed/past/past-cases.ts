import { dayAfter, dayOf } from '@hub/contracts/tickets';
import { demoStaff, rowOfDemo, type DemoParts, type SeedPastCase } from '@hub/tickets/server';
import { aDemoSender } from '../demo-people.ts';
import { diceOf, oneOf, type Dice } from './dice.ts';
import { casesOn, later, timesOf, type PastTimes } from './past-day.ts';
import { somePlayer, type PastPlayer } from './past-players.ts';
import { someComment, someStory, told } from './past-stories.ts';
import type { Story } from './story.ts';

/** The last ninety days and those before them, so that there is something to compare with. */
const DAYS = 184;
/** Long enough for most cases to be over. */
const BACK_TO_EARLIER = 10;

const agents = [demoStaff.yue, demoStaff.min] as const;

/** What is still to come of a case is seeded by a later start, as a whole. */
export function pastCases(parts: DemoParts): SeedPastCase[] {
  const today = dayOf(parts.now);
  const days = Array.from({ length: DAYS }, (_, n) => dayAfter(today, n + 1 - DAYS));
  const cases = new Map<string, Past>();
  for (const day of days) {
    const many = casesOn(day, diceOf(day));
    for (let n = 0; n < many; n += 1) {
      const earlier = cases.get(nameOf(dayAfter(day, -BACK_TO_EARLIER), n));
      const past = caseOf(parts, nameOf(day, n), day, earlier);
      if ((past.seed.rated ?? past.seed.closed).at <= parts.now) cases.set(nameOf(day, n), past);
    }
  }
  return [...cases.values()].map(({ seed }) => seed);
}

const nameOf = (day: string, n: number) => `demo past ${day} ${n}`;

type Past = { seed: SeedPastCase; player: PastPlayer };

function caseOf(parts: DemoParts, name: string, day: string, earlier: Past | undefined): Past {
  const dice = diceOf(name);
  const times = timesOf(day, dice);
  const followed = dice(9) === 0 && earlier && earlier.seed.closed.at < times.filed ? earlier : null;
  const taken = oneOf(dice, agents);
  const player = followed?.player ?? somePlayer(dice);
  const story = someStory(dice, player.language);
  const { game, language, person, visitor, name: called } = player;
  const sender = aDemoSender(person, visitor, called);
  const about = { game, language, sender, type: story.type, content: told(story.asks, dice), status: 4, is_read: 1 };
  const seed = {
    row: rowOfDemo(parts, name, about),
    filedAt: times.filed,
    taken,
    ...(followed && { follows: followed.seed.row.check_mac }),
    ...wayOf(story, times, taken, dice),
  };
  return { seed, player };
}

type Way = Pick<SeedPastCase, 'says' | 'reopened' | 'closed' | 'rated'>;

/** Some cases are one answer, some go on, and a few were closed too early. */
function wayOf(story: Story, times: PastTimes, taken: SeedPastCase['taken'], dice: Dice): Way {
  const { answered, asked, again, closed, rated } = times;
  const first = { at: answered, by: taken, content: story.answer };
  const more = dice(3) > 0 ? story.more : undefined;
  const reopens = more !== undefined && dice(4) === 0;
  const by = dice(100) < 64 ? 'player' : dice(100) < 75 ? 'staff' : 'system';
  const helped = dice(100) < 83;
  const comment = dice(10) < 7 ? someComment(dice) : undefined;
  return {
    says: more
      ? [first, { at: asked, by: null, content: told(more[0], dice) }, { at: again, by: taken, content: more[1] }]
      : [first],
    ...(reopens && {
      reopened: {
        closedAt: later(asked, 0.05),
        at: later(asked, 0.2),
        by: taken,
        note: '重新開啟：結案時玩家剛好補了內容，還沒處理完。',
      },
    }),
    closed: { at: closed, by },
    rated: by === 'player' && dice(2) === 0 ? { at: rated, ...(helped ? { csat: 1 } : { csat: 2, comment }) } : null,
  };
}

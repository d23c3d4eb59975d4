import { setTimeout as sleep } from 'node:timers/promises';
import { answers, aRole } from '../../../../services/surveys/test/surveys.setup.ts';
import { insist } from '../insist.ts';
import type { TwoOfEverything } from '../two-of-everything.ts';
import { notOnce, tallyOf, type Work } from './work.ts';

const FILLED = 409;

/** Players answer a survey, and get its reward in the game at an hour, which is now. */
export function surveyAnswers(two: TwoOfEverything): Work {
  const answered: string[] = [];
  let last = 0;
  /** A calendar works once for a time, which it knows to the second: no two hours are in the same one. */
  async function theHour(): Promise<void> {
    let now: number;
    while ((now = Math.floor(Date.now() / 1000)) === last) await sleep(50);
    last = now;
    await two.ask(
      'surveys',
      "UPDATE calendar SET next_at = FROM_UNIXTIME(?) WHERE name = 'survey-rewards' AND next_at > NOW(3)",
      [now],
    );
  }
  return {
    name: 'surveys',
    atOnce: 1,
    turn: async () => {
      const role = aRole();
      // As the simulated game names it.
      const json = answers(role, { roleName: `玩家${role.slice(-4)}` });
      const { status, body, again } = await insist(two.url, 'POST /api/survey/racing-2026', { json });
      // Its answer was lost: whoever sends it again is told that it is there.
      const taken = status === 200 || (again && status === FILLED);
      if (!taken) throw new Error(`a survey answered ${status}: ${JSON.stringify(body)}`);
      answered.push(role);
      await two.ask('surveys', 'UPDATE reward SET created_at = NOW(3) - INTERVAL 2 DAY WHERE role_id = ?', [role]);
      await theHour();
    },
    faults: async () => {
      const rewards = await two.ask<{ role_id: string; state: string }>('surveys', 'SELECT role_id, state FROM reward');
      const sent = await two.ask<{ role_id: string }>(
        'events',
        "SELECT role_id FROM delivery WHERE source = 'survey' AND state = 'delivered'",
      );
      const given = rewards.filter(({ state }) => state === 'given');
      return [
        ...notOnce('rewards of', answered, tallyOf(rewards.map(({ role_id }) => role_id))),
        ...notOnce('given rewards of', answered, tallyOf(given.map(({ role_id }) => role_id))),
        ...notOnce('deliveries to', answered, tallyOf(sent.map(({ role_id }) => role_id))),
      ];
    },
  };
}

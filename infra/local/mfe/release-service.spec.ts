import { expect, it } from 'vitest';
import { releaseService, stepsOf, type Replay } from './release-service.ts';

const replayed = (over: Partial<Replay>): Replay => ({ area: 'vip', build: 'r7', calls: 1, faults: [], ...over });

/** What the release of a service says of these. */
async function saidOf(...replays: Replay[]): Promise<string> {
  const said: string[] = [];
  const work = async () => undefined;
  const service = {
    build: 'next',
    breaks: async () => [],
    replay: async () => replays,
    ...{ migrate: work, handOver: work, note: work },
    heard: async () => ({ build: 'next', heard_at: '', calls: 1, left_out: 0 }),
  };
  const end = await releaseService(
    stepsOf('identity', (line) => said.push(line)),
    service,
  ).catch((error: Error) => error.message);
  return `${said.find((line) => line.startsWith('calls'))}|${end}`;
}

it.each([
  ['a fault', replayed({ faults: ['GET /api/{a.\n\u009b2J\u202e}: is gone'] }), 'GET /api/{a. 2J }: is gone'],
  ['a recording', replayed({ unread: 'cannot be \u009b2J' }), 'cannot be  2J'],
])('%s of another team has no signs that a terminal obeys', async (_, replay, words) => {
  const said = await saidOf(replay);
  expect(said).toContain(words);
  expect(said).not.toMatch(/[\u0080-\u009f\u202e]/);
});

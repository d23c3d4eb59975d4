import type { GameRefusal, RoleAnswer } from '@hub/contracts/partner';
import { createLog } from '@hub/nest-kit/log';
import type { GameReply } from '@hub/nest-kit/partner';
import { expect, it } from 'vitest';
import { AskGame } from './ask-game.ts';

type Reply = GameReply<RoleAnswer>;
const question = { game: 'H73', role: '123456789', host: '2001' };
const role = (char_name = '測試角色', role_id = question.role): Reply => ({
  kind: 'answered',
  ok: true,
  status: 200,
  body: { result: { role_id, char_name, server_id: 'tw_2001', partner_uid: 'uid-1', status: 'ok' } },
  ms: 1,
});
const refused = (status: number, error: GameRefusal): Reply => ({
  kind: 'answered',
  ok: false,
  status,
  body: {},
  error,
  ms: 1,
});
const unclear: Reply = { kind: 'unclear', why: 'time_out', ms: 3000 };
const none = refused(404, 'role_not_found');

/** A game that answers in this order, the last answer for ever; and a clock that stands still. */
function aGame(...replies: Reply[]) {
  const clock = { ms: 0 };
  const calls: string[] = [];
  const games = {
    role: async (_game: string, roleId: string): Promise<Reply> => {
      calls.push(roleId);
      await Promise.resolve();
      return replies[Math.min(calls.length, replies.length) - 1]!;
    },
  };
  return { clock, calls, ask: new AskGame(games, createLog('test', 'silent'), () => clock.ms) };
}
const times = async (many: number, work: () => Promise<unknown>) => {
  for (let time = 0; time < many; time += 1) await work().catch(() => {});
};

it('keeps a found role for a minute and the absence of one for ten seconds', async () => {
  const found = aGame(role());
  await times(3, () => found.ask.run(question));
  found.clock.ms = 59_999;
  await found.ask.run(question);
  expect(found.calls).toHaveLength(1);
  found.clock.ms = 60_000;
  await found.ask.run(question);
  expect(found.calls).toHaveLength(2);
  const absent = aGame(none);
  await absent.ask.run(question);
  absent.clock.ms = 9999;
  expect(await absent.ask.run(question)).toEqual({ kind: 'none' });
  expect(absent.calls).toHaveLength(1);
  absent.clock.ms = 10_000;
  await absent.ask.run(question);
  expect(absent.calls).toHaveLength(2);
});

it('tells roles of other hosts apart, and asks anew for whoever is about to send something', async () => {
  const game = aGame(role());
  await game.ask.run(question);
  await game.ask.run({ ...question, host: '2002' });
  expect(game.calls).toHaveLength(2);
  await game.ask.run(question, { fresh: true });
  expect(game.calls).toHaveLength(3);
});

it('asks once for equal questions at the same time', async () => {
  const game = aGame(role());
  const said = await Promise.all(Array.from({ length: 30 }, () => game.ask.run(question)));
  expect(new Set(said).size).toBe(1);
  expect(game.calls).toHaveLength(1);
});

it('has at most sixteen different questions under way at a game', async () => {
  const game = aGame(role());
  const asked = Array.from({ length: 20 }, (_, index) => game.ask.run({ ...question, role: String(index) }));
  const ends = await Promise.allSettled(asked);
  expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(4);
  expect(game.calls).toHaveLength(16);
  await expect(game.ask.run({ ...question, role: '77' })).resolves.toMatchObject({ kind: 'found' });
});

it('leaves places to staff and services in a rush of players, and says to who comes too late that it was one', async () => {
  const game = aGame(role());
  const ask = (from: number, many: number, form: boolean) =>
    Array.from({ length: many }, (_, index) => game.ask.run({ ...question, role: String(from + index) }, { form }));
  const ends = await Promise.allSettled([...ask(0, 20, true), ...ask(100, 5, false)]);
  const served = ends.map(({ status }) => status === 'fulfilled');
  expect(served.slice(0, 20).filter(Boolean)).toHaveLength(12);
  expect(served.slice(20)).toEqual([true, true, true, true, false]);
  for (const end of [ends[19], ends[24]])
    expect(end).toMatchObject({ reason: { status: 503, retryAfterS: 5, faults: { msg: { code: 'GAME_BUSY' } } } });
  await expect(game.ask.run({ ...question, role: '777' }, { form: true })).resolves.toMatchObject({ kind: 'found' });
});

it.each<[string, Reply, number]>([
  ['an unclear end', unclear, 2],
  ['a refused connection', { kind: 'not_sent', why: 'refused', ms: 1 }, 2],
  ['our signature refused', refused(401, 'bad_signature'), 1],
  ['a word that is none of a look-up', refused(404, 'mail_not_found'), 1],
  ['a call that the game does not understand', refused(400, 'bad_request'), 1],
  ['another role than the one asked for', { kind: 'unclear', why: 'other_id', ms: 1 }, 1],
  ['a plea for patience', { kind: 'later', status: 503, afterMs: 1000, why: 'status_503', ms: 1 }, 1],
  ['no link to the game', { kind: 'not_sent', why: 'no_link', ms: 1 }, 1],
])('never takes %s for an answer', async (_, reply, calls) => {
  const game = aGame(reply);
  await expect(game.ask.run(question)).rejects.toMatchObject({ status: 503, faults: { msg: { code: 'GAME_AWAY' } } });
  expect(game.calls).toHaveLength(calls);
});

it('tries once more after an unclear end, and keeps no failure', async () => {
  const game = aGame(unclear, role());
  await expect(game.ask.run(question)).resolves.toMatchObject({ kind: 'found' });
  const broken = aGame(unclear, unclear, role());
  await times(1, () => broken.ask.run(question));
  await expect(broken.ask.run(question)).resolves.toMatchObject({ kind: 'found' });
});

it('leaves a game alone after twenty faults in a row, and looks in once a minute', async () => {
  const game = aGame(unclear);
  await times(15, () => game.ask.run(question));
  expect(game.calls).toHaveLength(20);
  const refusal = await game.ask.run(question).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ status: 503, retryAfterS: 60 });
  game.clock.ms = 60_000;
  await times(5, () => game.ask.run(question));
  expect(game.calls).toHaveLength(21);
});

it.each<[string, Reply]>([
  ['a refusal in words', refused(400, 'bad_request')],
  ['the word of a banned role', refused(422, 'role_banned')],
  ['another role', { kind: 'unclear', why: 'other_id', ms: 1 }],
  ['a plea for patience', { kind: 'later', status: 503, afterMs: null, why: 'status_429', ms: 1 }],
])('lets nobody close a game to others by what they ask: %s', async (_, reply) => {
  const game = aGame(...Array.from({ length: 40 }, () => reply), role());
  await times(40, () => game.ask.run(question));
  await expect(game.ask.run({ ...question, role: '987654321' })).resolves.toMatchObject({ kind: 'found' });
});

it.each<[string, Reply, number]>([
  ['a refusal in words begins anew', refused(400, 'bad_request'), 20],
  ['a refused signature adds to', refused(401, 'bad_signature'), 0],
  ['another role changes nothing of', { kind: 'unclear', why: 'other_id', ms: 1 }, 1],
  [
    'a plea for patience changes nothing of',
    { kind: 'later', status: 503, afterMs: null, why: 'status_429', ms: 1 },
    1,
  ],
])('%s the count of faults', async (_, reply, more) => {
  const fault = refused(401, 'bad_signature');
  const game = aGame(...Array.from({ length: 19 }, () => fault), reply, fault);
  await times(60, () => game.ask.run(question));
  expect(game.calls).toHaveLength(19 + 1 + more);
});

it('does not count our own trouble as the game’s', async () => {
  const game = aGame(
    ...Array.from({ length: 25 }, (): Reply => ({ kind: 'not_sent', why: 'links_away', ms: 1 })),
    role(),
  );
  await times(25, () => game.ask.run(question));
  await expect(game.ask.run(question)).resolves.toMatchObject({ kind: 'found' });
});

it('takes signs out of a name that would turn or hide what stands beside it', async () => {
  const game = aGame(role('\u202e\u0007 小明\u2066 '));
  expect(await game.ask.run(question)).toMatchObject({ role: { char_name: '小明' } });
});

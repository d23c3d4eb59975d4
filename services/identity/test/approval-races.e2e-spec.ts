import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepApprovals } from '@hub/nest-kit/approval';
import { anIdentity, type TestIdentity } from './identity.factory.ts';
import { deskTools } from './partner-desk.factory.ts';
import { aGameId, aPartnerKey } from './partner-key.factory.ts';
import { anOwner, signIn, type SignedIn } from './staff.factory.ts';

let identity: TestIdentity;
let asker: SignedIn;
let second: SignedIn;
let third: SignedIn;
beforeAll(async () => {
  identity = await anIdentity();
  for (const set of [(by: SignedIn) => (asker = by), (by: SignedIn) => (second = by), (by: SignedIn) => (third = by)])
    set(await signIn(identity, await anOwner(identity)));
});
afterAll(() => identity.close());

const { asked, decide, stateOf, keysOf, stepsOf, expire } = deskTools(() => identity);

describe('of two who decide at once', () => {
  it('one approval happens, once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const game_id = aGameId();
      const { id } = await asked(asker, { game_id });
      const answers = await Promise.all([decide(second, id, 'approve'), decide(third, id, 'approve')]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(await keysOf(game_id)).toHaveLength(1);
      expect(await stepsOf(id)).toEqual(['approval.asked', 'approval.applied']);
    }
  });

  it('one of approval and refusal counts', async () => {
    for (let round = 0; round < 4; round += 1) {
      const game_id = aGameId();
      const { id } = await asked(asker, { game_id });
      const answers = await Promise.all([
        decide(second, id, 'approve'),
        decide(third, id, 'refuse', { reason: '目前還不需要' }),
      ]);
      const [approved, refused] = answers.map(({ status }) => status);
      expect([approved, refused].toSorted()).toEqual([200, 409]);
      expect(await stateOf(id)).toBe(approved === 200 ? 'applied' : 'refused');
      expect(await keysOf(game_id)).toHaveLength(approved === 200 ? 1 : 0);
    }
  });

  it('an approval and the withdrawal of the asker exclude each other', async () => {
    for (let round = 0; round < 4; round += 1) {
      const game_id = aGameId();
      const { id } = await asked(asker, { game_id });
      const [approved, withdrawn] = await Promise.all([decide(second, id, 'approve'), decide(asker, id, 'withdraw')]);
      expect([approved.status, withdrawn.status].toSorted()).toEqual([200, 409]);
      expect(await keysOf(game_id)).toHaveLength(approved.status === 200 ? 1 : 0);
    }
  });

  it('the same person who presses twice is told the same, and it happens once', async () => {
    const game_id = aGameId();
    const { id } = await asked(asker, { game_id });
    const answers = await Promise.all([decide(second, id, 'approve'), decide(second, id, 'approve')]);
    expect(answers.map(({ status, body }) => [status, body.data.state])).toEqual([
      [200, 'applied'],
      [200, 'applied'],
    ]);
    expect(await keysOf(game_id)).toHaveLength(1);
    expect(await stepsOf(id)).toEqual(['approval.asked', 'approval.applied']);
  });
});

describe('time', () => {
  it('ends a request: an approval a second too late has no effect, and the trace says that time did it', async () => {
    const game_id = aGameId();
    const { id } = await asked(asker, { game_id });
    await expire(id);
    const answer = await decide(second, id, 'approve');
    expect([answer.status, answer.body.msg]).toEqual([409, '這筆變更等太久，已經過期，沒有生效；需要的話請重新提出']);
    expect(await stateOf(id)).toBe('expired');
    expect(await keysOf(game_id)).toEqual([]);
    expect(await stepsOf(id)).toEqual(['approval.asked', 'approval.expired']);
    expect((await decide(second, id, 'approve')).status).toBe(409);
  });

  it('is swept beside an approval without a double outcome', async () => {
    for (let round = 0; round < 4; round += 1) {
      const game_id = aGameId();
      const { id } = await asked(asker, { game_id });
      await expire(id);
      const [, , late] = await Promise.all([
        sweepApprovals(identity.db),
        sweepApprovals(identity.db),
        decide(second, id, 'approve'),
      ]);
      expect(late.status).toBe(409);
      await sweepApprovals(identity.db);
      expect(await stepsOf(id)).toEqual(['approval.asked', 'approval.expired']);
    }
  });

  it('lets the next request through as soon as the one before is over, swept or not', async () => {
    const game_id = aGameId();
    const { id } = await asked(asker, { game_id });
    await expire(id);
    await asked(second, { game_id });
    expect(await stateOf(id)).toBe('expired');
  });
});

describe('what stood when it was asked', () => {
  it('must still stand: after another change the request is stale, and has no effect', async () => {
    const game_id = aGameId();
    await aPartnerKey(identity, { gameId: game_id });
    const { id } = await asked(asker, { game_id, kid: 'late-key' });
    await identity.source.query('UPDATE partner_key SET expires_at = NOW(3) + INTERVAL 1 DAY WHERE game_id = ?', [
      game_id,
    ]);
    const answer = await decide(second, id, 'approve');
    expect(answer.status).toBe(409);
    expect(await stateOf(id)).toBe('stale');
    expect((await keysOf(game_id)).map(({ kid }) => kid)).not.toContain('late-key');
    expect(await stepsOf(id)).toEqual(['approval.asked', 'approval.stale']);
  });

  it('is not said to have changed because a key ran out by itself', async () => {
    const game_id = aGameId();
    await aPartnerKey(identity, { gameId: game_id, expiresAt: new Date(Date.now() + 400) });
    const { id } = await asked(asker, { game_id });
    await new Promise((done) => setTimeout(done, 500));
    expect((await decide(second, id, 'approve')).status).toBe(200);
  });
});

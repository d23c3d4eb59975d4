import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { faultModes, FIRST_ONLY, modeNames, type FaultMode } from '../src/game-faults.ts';
import { mailOf, openGames, type Games, type Heard } from './site-side.ts';

let games: Games;
beforeAll(async () => {
  games = await openGames();
});
beforeEach(() => games.control('POST /api/reset'));
afterAll(() => games.close());

const set = (body: object) => games.control('POST /api/faults', { game: 'H73', ...body });
/** Not long where nothing is to come; where something is, as long as a crowded machine takes. */
const patience = (mode: FaultMode) => ({ waitMs: heard[mode].how === 'late' ? 400 : 10_000 });

/** What the site hears of each fault. */
const heard: Record<FaultMode, Partial<Omit<Heard, 'headers'>>> = {
  delay: { how: 'late' },
  timeout_after: { how: 'late' },
  timeout_before: { how: 'late' },
  reset_after: { how: 'broken' },
  reset_before: { how: 'broken' },
  error_after: { status: 500, body: { error: 'internal' } },
  error_before: { status: 500, body: { error: 'internal' } },
  unavailable: { status: 503 },
  busy: { status: 429, body: { error: 'rate_limited' } },
  unauthorised: { status: 401, body: { error: 'bad_signature' } },
  html: { status: 200, body: { text: expect.stringContaining('<!doctype html>') } },
  half_json: { how: 'broken' },
  wrong_id: { status: 200, body: expect.objectContaining({ mail_id: 'rdm_00000000000000000000000000' }) },
  drip: { how: 'late' },
  twice: { status: 200, body: expect.objectContaining({ status: 'accepted' }) },
  duplicate: { status: 200, body: expect.objectContaining({ status: 'duplicate' }) },
  huge: { status: 200, body: expect.objectContaining({ padding: expect.stringMatching(/^x{200000}/) }) },
  redirect: { status: 307 },
  bad_gateway: { status: 502, body: { text: expect.stringContaining('502') } },
};

const isApplied = async (mailId: string) => (await games.state(mailId)).status === 200;

describe('a fault switch', () => {
  it.each(modeNames)('%s', async (mode) => {
    await set({ mode, ...(mode === 'delay' && { ms: 800 }) });
    const mail = mailOf();
    expect(await games.send(mail, patience(mode))).toMatchObject(heard[mode]);
    if (mode === 'delay') await expect.poll(() => isApplied(mail.mail_id)).toBe(true);
    else expect(await isApplied(mail.mail_id)).toBe(faultModes[mode].applies === 'yes');
    await set({ mode: 'ok' });
    const again = await games.send(mail);
    expect(again.body.status).toBe(faultModes[mode].applies === 'no' ? 'accepted' : 'duplicate');
    expect(await games.control('GET /api/counters')).toMatchObject({
      games: { H73: { applied: 1, faults: { [mode]: 1 } } },
    });
  });

  it('says when to come again', async () => {
    await set({ mode: 'unavailable', retry_after_s: 7 });
    expect((await games.send(mailOf())).headers.get('retry-after')).toBe('7');
  });

  it('holds for so many calls, of the kinds it names, of its game alone', async () => {
    await set({ mode: 'error_before', next: 2, on: ['role', 'state'] });
    const statuses = [];
    for (let nth = 0; nth < 3; nth += 1) statuses.push((await games.role('123456789')).status);
    expect([(await games.send(mailOf())).status, ...statuses]).toEqual([200, 500, 500, 200]);
    await set({ mode: 'error_before', on: 'all' });
    expect((await games.call('GET', '/partner/v1/health')).status).toBe(500);
    expect((await games.role('1000000001', '1000', 'G112')).status).toBe(200);
    await games.control('POST /api/faults', { mode: 'busy', on: 'role' });
    expect((await games.role('1000000001', '1000', 'G112')).status).toBe(429);
    await games.control('DELETE /api/faults');
    expect((await games.role('1000000001', '1000', 'G112')).status).toBe(200);
  });

  /** A hundred mails, ten at a time in another order each time; answers their statuses by name. */
  const run = async () => {
    const statuses: Record<string, number> = {};
    const ids = Array.from({ length: 100 }, (_, nth) => `rdm_${String(nth).padStart(26, 'S')}`);
    const left = ids.toSorted(() => Math.random() - 0.5);
    const one = async () => {
      for (let mail_id = left.pop(); mail_id; mail_id = left.pop())
        statuses[mail_id] = (await games.send(mailOf({ mail_id }), { waitMs: 10_000 })).status;
    };
    await Promise.all(Array.from({ length: 10 }, one));
    return ids.map((id) => statuses[id]);
  };

  it('meets its share of the calls, the same ones each time the seed is the same', async () => {
    const faults = [
      { mode: 'error_after', share: 0.3 },
      { mode: 'busy', share: 0.1 },
    ];
    const runs: (number | undefined)[][] = [];
    for (const seed of ['a', 'a', 'b']) {
      await games.control('POST /api/reset');
      await games.control('POST /api/seed', { seed });
      await set({ faults });
      runs.push(await run());
    }
    expect(runs[1]).toEqual(runs[0]);
    expect(runs[2]).not.toEqual(runs[0]);
    const count = (status: number) => runs[0]?.filter((one) => one === status).length ?? 0;
    expect(count(500)).toBeGreaterThan(20);
    expect(count(500)).toBeLessThan(40);
    expect(count(429)).toBeGreaterThan(4);
    expect(count(429)).toBeLessThan(17);
  });

  it.each([
    { mode: 'explode' },
    { mode: 'busy', share: 2 },
    { mode: 'busy', share: 0.5, next: 2 },
    { mode: 'busy', next: 0 },
    { mode: 'delay', ms: 20_000 },
    { mode: 'busy', on: 'nothing' },
    { mode: 'busy', game: 'X1' },
    {
      faults: [
        { mode: 'busy', share: 0.6 },
        { mode: 'html', share: 0.6 },
      ],
    },
  ])('does not take %j', async (body) => {
    await expect(set(body)).rejects.toThrow(/40[04]/);
  });
});

describe('a role that brings a fault', () => {
  const QUICK = modeNames.filter((mode) => mode !== 'delay');

  it.each(QUICK)('%s at every call', async (mode) => {
    const mail = mailOf({ role_id: `9999999${faultModes[mode].code}` });
    for (const time of [1, 2]) {
      const { how, status } = await games.send(mail, patience(mode));
      expect([time, how]).toEqual([time, heard[mode].how ?? 'answered']);
      if (heard[mode].status) expect(status).toBe(heard[mode].status);
    }
    const { mails } = await games.control<{ mails: object[] }>(`GET /api/mails?role=${mail.role_id}`);
    expect(mails).toHaveLength(faultModes[mode].applies === 'yes' ? 1 : 0);
  });

  it.each(QUICK)('%s at the first call of a mail, and never at a look-up', async (mode) => {
    const role = `9999999${faultModes[mode].code + FIRST_ONLY}`;
    expect((await games.role(role)).status).toBe(200);
    for (const mail of [mailOf({ role_id: role }), mailOf({ role_id: role })]) {
      const first = await games.send(mail, patience(mode));
      expect(first.how).toBe(heard[mode].how ?? 'answered');
      const second = await games.send(mail, { waitMs: 10_000 });
      expect(second).toMatchObject({ status: 200, body: { mail_id: mail.mail_id } });
    }
  });

  it('that is slow answers after four seconds', async () => {
    const sent = games.send(mailOf({ role_id: '999999998' }), { waitMs: 10_000 });
    expect((await games.role('999999998', '2001', 'H73', { waitMs: 3000 })).how).toBe('late');
    expect(await sent).toMatchObject({ status: 200 });
  });
});

describe('maintenance', () => {
  it('turns every call away but the question after its health', async () => {
    await games.control('POST /api/games/H73', { maintenance_min: 60 });
    const mail = await games.send(mailOf());
    expect(mail).toMatchObject({ status: 503, body: { error: 'maintenance' } });
    expect(Number(mail.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect((await games.call('GET', '/partner/v1/health')).body).toEqual({ status: 'maintenance' });
    await games.control('POST /api/games/H73', { maintenance_min: 0 });
    expect((await games.call('GET', '/partner/v1/health')).body).toEqual({ status: 'ok' });
    expect((await games.send(mailOf())).status).toBe(200);
  });
});

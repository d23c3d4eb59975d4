import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PartnerLinkView } from '@hub/contracts/identity';
import { openDatabase } from '@hub/nest-kit/db';
import { callAs, callAsGame, unique, type TestGame } from '@hub/nest-kit/testing';
import { schema } from '../src/data-source.ts';
import { startVip } from './vip.setup.ts';

const secret = randomBytes(32);
const h73: TestGame = { kid: 'h73-link', secret };
const g112: TestGame = { kid: 'g112-link', secret: randomBytes(32) };
const linkOf = (game: string, { kid, secret }: TestGame): PartnerLinkView => ({
  link: { game, base_url: '', public_only: false, keys: [{ kid, secret: secret.toString('base64url'), until: null }] },
});

async function started() {
  const running = await startVip();
  running.others.routes['GET /internal/partner/links'] = (_, url) => {
    const kid = url.searchParams.get('kid');
    if (kid === h73.kid) return { body: linkOf('H73', h73) };
    return { body: kid === g112.kid ? linkOf('G112', g112) : { link: null } };
  };
  const source = await openDatabase(running.database.url, schema, 2);
  return {
    ...running,
    source,
    identity: running.others,
    close: async () => {
      await source.destroy();
      await running.close();
    },
  };
}

let vip: Awaited<ReturnType<typeof started>>;
beforeAll(async () => {
  vip = await started();
});
afterAll(() => vip.close());

const LINE = 'PUT /api/partner/v1/vip';
type Sent = Parameters<typeof callAsGame>[4];
const push = (as_of: string, rows: object[], sent: Sent = {}, game = h73) =>
  callAsGame(vip.url, 'vip', LINE, game, { body: { as_of, rows }, ...sent });
const known = (uid: string, game = 'H73') =>
  vip.source.query<{ level: number; until: Date | null }[]>(
    'SELECT level, until FROM vip_push WHERE game_id = ? AND partner_uid = ?',
    [game, uid],
  );
const anUid = () => `uid-${unique()}`;
const at = (minute: number) => `2026-11-01T10:${String(minute).padStart(2, '0')}:00+08:00`;

describe('a list of VIP levels', () => {
  it('is kept for the game that signed it, and noted', async () => {
    const [one, other] = [anUid(), anUid()];
    const rows = [
      { partner_uid: one, level: 3, until: at(59) },
      { partner_uid: other, level: 0 },
    ];
    const answer = await push(at(1), rows);
    expect([answer.status, answer.body]).toEqual([200, { taken: 2, older: 0 }]);
    expect(await known(one)).toEqual([{ level: 3, until: new Date(at(59)) }]);
    expect(await known(other)).toEqual([{ level: 0, until: null }]);
    await push(at(1), [{ partner_uid: one, level: 9 }], {}, g112);
    expect((await known(one))[0]?.level).toBe(3);
    expect((await known(one, 'G112'))[0]?.level).toBe(9);
    const [trace] = await vip.source.query<{ actor: string; detail: string }[]>(
      `SELECT actor, detail FROM audit WHERE action = 'vip-list-pushed' ORDER BY id LIMIT 1`,
    );
    expect(trace).toMatchObject({ actor: 'game:H73', detail: expect.stringContaining('"taken":2') });
  });

  it('counts by its own time, in whichever order lists arrive', async () => {
    const [uid, fresh] = [anUid(), anUid()];
    await push(at(5), [{ partner_uid: uid, level: 5 }]);
    const older = await push(at(4), [
      { partner_uid: uid, level: 4 },
      { partner_uid: fresh, level: 4 },
    ]);
    expect(older.body).toEqual({ taken: 1, older: 1 });
    expect([(await known(uid))[0]?.level, (await known(fresh))[0]?.level]).toEqual([5, 4]);
    await push(at(6), [{ partner_uid: uid, level: 6 }]);
    expect((await known(uid))[0]?.level).toBe(6);
  });

  it('takes nothing from what staff says of an account, and tells in its history what it changed', async () => {
    const uid = anUid();
    await push(at(1), [{ partner_uid: uid, level: 2 }]);
    await vip.source.query(
      `INSERT INTO vip_entry (game_id, partner_uid, level, begins_at, changed_by) VALUES ('H73', ?, 0, NOW(3), '小婷')`,
      [uid],
    );
    await push(at(2), [{ partner_uid: uid, level: 5 }]);
    await push(at(3), [{ partner_uid: uid, level: 5 }]);
    await push(at(1), [{ partner_uid: uid, level: 9 }]);
    const asked = await callAs(vip.url, 'vip', `GET /internal/ranking?game=H73&uid=${uid}`, {
      who: { kind: 'service', from: 'support' },
    });
    expect(asked.body).toEqual({ ranking: 0 });
    expect(
      await vip.source.query(
        'SELECT action, who, before_level, after_level FROM vip_history WHERE partner_uid = ? ORDER BY id',
        [uid],
      ),
    ).toEqual([
      { action: 'push', who: 'H73', before_level: null, after_level: 2 },
      { action: 'push', who: 'H73', before_level: 2, after_level: 5 },
    ]);
  });

  it('ends as the newest when many come at once', async () => {
    const uids = Array.from({ length: 20 }, anUid);
    const minutes = Array.from({ length: 12 }, (_, minute) => minute);
    const answers = await Promise.all(
      minutes.map((minute) => {
        const rows = uids.map((partner_uid) => ({ partner_uid, level: minute }));
        return push(at(minute), minute % 2 ? rows : rows.toReversed());
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(minutes.map(() => 200));
    for (const uid of uids) expect((await known(uid))[0]?.level).toBe(11);
  });

  it('is carried out once per call, and a repeat is answered as the first was', async () => {
    const uid = anUid();
    const id = `call-${unique()}`;
    const rows = [{ partner_uid: uid, level: 2 }];
    const same = await Promise.all([1, 2, 3].map(() => push(at(7), rows, { id })));
    expect(same.map(({ status, body }) => [status, body])).toEqual(same.map(() => [200, { taken: 1, older: 0 }]));
    const traces = await vip.source.query('SELECT 1 FROM audit WHERE object = ?', [`call:${id}`]);
    expect(traces).toHaveLength(1);
    const other = await push(at(8), rows, { id });
    expect([other.status, other.body]).toEqual([409, { error: 'id_reused' }]);
    expect((await push(at(7), rows, { id }, g112)).status).toBe(200);
  });

  it('may have 500 rows and no more, and no account twice', async () => {
    const rows = Array.from({ length: 501 }, () => ({ partner_uid: anUid(), level: 1 }));
    expect((await push(at(1), rows.slice(1))).body).toEqual({ taken: 500, older: 0 });
    const many = await push(at(1), rows);
    expect([many.status, many.body]).toEqual([400, { error: 'bad_request', fields: ['rows'] }]);
    const twice = await push(at(1), [rows[0], rows[0]] as object[]);
    expect(twice.body).toEqual({ error: 'bad_request', fields: ['rows'] });
  });

  it.each([
    [{ as_of: 'yesterday', rows: [{ partner_uid: 'a', level: 1 }] }, ['as_of']],
    [{ as_of: '2999-01-01T00:00:00Z', rows: [{ partner_uid: 'a', level: 1 }] }, ['as_of']],
    [{ as_of: at(1), rows: [{ partner_uid: '', level: 1 }] }, ['rows[0].partner_uid']],
    [{ as_of: at(1), rows: [{ partner_uid: 'a', level: 1.5 }] }, ['rows[0].level']],
    [{ as_of: at(1), rows: [{ partner_uid: 'a', level: '1' }] }, ['rows[0].level']],
    [{ as_of: at(1), rows: [{ partner_uid: 'a', level: 1, until: 'soon' }] }, ['rows[0].until']],
    [{ as_of: at(1), rows: [] }, ['rows']],
  ])('is refused with the names of what is wrong: %j', async (body, fields) => {
    const answer = await callAsGame(vip.url, 'vip', LINE, h73, { body });
    expect([answer.status, answer.body]).toEqual([400, { error: 'bad_request', fields }]);
  });
});

describe('a call that no game signed so', () => {
  const rows = [{ partner_uid: 'uid-1', level: 1 }];
  const refused = async (sent: Sent, game = h73) => {
    const { status, body } = await push(at(1), rows, sent, game);
    return [status, body];
  };

  it('is refused: another body, key or clock, and no signature at all', async () => {
    const other = JSON.stringify({ as_of: at(1), rows: [{ ...rows[0], level: 20 }] });
    expect(await refused({ raw: other })).toEqual([401, { error: 'bad_signature' }]);
    expect(await refused({ raw: ` ${JSON.stringify({ as_of: at(1), rows })}` })).toEqual([
      401,
      { error: 'bad_signature' },
    ]);
    expect(await refused({}, { ...h73, secret: g112.secret })).toEqual([401, { error: 'bad_signature' }]);
    expect(await refused({}, { ...h73, kid: 'nobody' })).toEqual([401, { error: 'bad_signature' }]);
    expect(await refused({ headers: { 'x-ps-signature': '' } })).toEqual([401, { error: 'bad_signature' }]);
    expect(await refused({ clockS: -400 })).toEqual([401, { error: 'clock_apart' }]);
    expect(await refused({ clockS: 400 })).toEqual([401, { error: 'clock_apart' }]);
  });

  it('is refused from anybody whom the gateway took for somebody else', async () => {
    const answer = await callAs(vip.url, 'vip', LINE, { body: { as_of: at(1), rows } });
    expect(answer.status).toBe(401);
  });

  it('waits while it cannot be learnt whose key it is', async () => {
    const answers = vip.identity.routes['GET /internal/partner/links'];
    vip.identity.routes['GET /internal/partner/links'] = () => ({ status: 503, body: {} });
    const answer = await push(at(1), rows, {}, { kid: 'never-seen', secret });
    expect([answer.status, answer.body, answer.headers.get('retry-after')]).toEqual([
      503,
      { error: 'unavailable' },
      '5',
    ]);
    expect((await push(at(1), rows)).status).toBe(200);
    vip.identity.routes['GET /internal/partner/links'] = answers!;
  });
});

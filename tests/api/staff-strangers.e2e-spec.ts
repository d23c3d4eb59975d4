import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RowDataPacket } from 'mysql2/promise';
import { routes } from '@hub/contracts/routes';
import { staffRoles, type PlatformRole } from '@hub/contracts/shared';
import { adminUrl, dropSchemas, testRedisUrl, withAdmin } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite, type Site } from '../../infra/local/site.ts';
import { badPictures } from './bad-pictures.ts';
import { Desk } from './desk-session.ts';
import { Recorder } from './recorder.ts';
import { staffAttacks, type Row, type Things } from './staff-attacks.ts';

const folder = mkdtempSync(join(tmpdir(), 'hub-staff-strangers-'));
const schemaPrefix = `hubtest_r${randomBytes(3).toString('hex')}_`;
const LOGINS: Record<PlatformRole, string> = {
  agent: 'yue',
  lead: 'min',
  finance: 'finance',
  event_operator: 'event_operator',
  product_admin: 'product_admin',
  auditor: 'auditor',
};

let site: Site;
let things: Things;
const everywhere = {} as Record<PlatformRole, Desk>;
const elsewhere = {} as Record<PlatformRole, Desk>;

const rowsOf = (sql: string) =>
  withAdmin(adminUrl(), async (c) => (await c.query<RowDataPacket[]>(sql.replaceAll('§', schemaPrefix)))[0]);

/** Everybody holds one role, at this game. */
async function signAllIn(desks: Record<PlatformRole, Desk>, game: string): Promise<void> {
  await rowsOf(`UPDATE §identity.staff_grant SET game_id = '${game}'`);
  await rowsOf('UPDATE §identity.staff SET totp_step = NULL');
  for (const role of staffRoles) {
    desks[role] = new Desk(new Recorder(site.url), site.url);
    await desks[role].signIn(site.staff.find(({ login }) => login === LOGINS[role])!);
  }
}

async function firstOf(table: string, where: string): Promise<number> {
  const [row] = await rowsOf(`SELECT MIN(id) AS id FROM §${table} WHERE ${where}`);
  return Number(row?.id);
}

/** Nobody paid it, and nobody can read who it is for. */
async function anOrder(): Promise<string> {
  const report = '261126777777';
  await rowsOf(`INSERT INTO §topup.topup_order (report_id, token_mac, token_box, game_id, report_type, server_id, server_name,
      role_id, char_name, state, goods, buyer_kid, kind)
    VALUES ('${report}', UNHEX(REPEAT('ab', 32)), 'x', 'H73', '1', 'tw_2001', '台灣一服', '123456789', '測試角色', 'waiting', '[]', 'k', 'purchase')`);
  return report;
}

beforeAll(async () => {
  site = await startSite({
    adminUrl: adminUrl(),
    redisUrl: testRedisUrl(),
    folder,
    schemaPrefix,
    hubEnv: 'test',
    logLevel: 'silent',
    extraEnv: { gateway: { LIMIT_FACTOR: '1000' } },
  });
  const [own] = await rowsOf(
    "SELECT id, partner_uid FROM §support.ticket WHERE game_id = 'H73' AND partner_uid IS NOT NULL ORDER BY id LIMIT 1",
  );
  things = {
    game: 'H73',
    uid: String(own?.partner_uid),
    case: Number(own?.id),
    event: await firstOf('events.event', "game_id = 'H73' AND published_at IS NOT NULL"),
    lock: await firstOf('events.redeem_lock', "game_id = 'H73'"),
    order: await anOrder(),
  };
}, 180_000);
afterAll(async () => {
  await site?.close();
  await dropSchemas(schemaPrefix);
  rmSync(folder, { recursive: true, force: true });
});

const send = (desk: Desk, row: Row, of = things) => {
  const { line, json, form, version } = row.make(of);
  return desk.call(line, form ?? json, version === undefined ? {} : { 'if-match': String(version) });
};
const services = [...new Set(routes.filter(({ who }) => who === 'staff').map(({ service }) => service))];
const refusedOf = async (login: string, object: string): Promise<number> => {
  const each = services.map(
    (service) => `SELECT FLOOR(UNIX_TIMESTAMP(at) / 900) AS quarter FROM §${service}.audit
    WHERE action = 'access.refused' AND actor = '${login}' AND object = '${object}'`,
  );
  const rows = await rowsOf(`SELECT COUNT(*) AS many FROM (${each.join(' UNION ALL ')}) AS refused GROUP BY quarter`);
  return Math.max(0, ...rows.map(({ many }) => Number(many)));
};
/** A row of each person and address in a quarter of an hour, written after the answer. */
const expectNoted = (login: string, row: Row): Promise<void> => {
  const path = row.make(things).line.split(' ')[1]?.split('?')[0] ?? '';
  const object = path.replace(/^\/api\/staff\//, '').slice(0, 64);
  return expect.poll(() => refusedOf(login, object), { message: 'rows of the audit' }).toBe(1);
};

describe('staff with a role at every game', () => {
  beforeAll(() => signAllIn(everywhere, '*'), 60_000);

  it('there is something to get at', () => {
    expect(Object.values(things).every(Boolean)).toBe(true);
  });

  const tries = staffAttacks.flatMap((row) => staffRoles.map((role) => [role, row.name, row] as const));
  it.each(tries)('%s %s', async (role, _, row) => {
    const { status } = await send(everywhere[role], row);
    if (row.may.includes(role)) return expect([403, 404]).not.toContain(status);
    expect([403, 404]).toContain(status);
    await expectNoted(LOGINS[role], row);
  });
});

describe('what is sent twice, at once, or of the wrong kind', () => {
  const statuses = async (...sent: Promise<{ status: number }>[]): Promise<number[]> =>
    (await Promise.all(sent)).map(({ status }) => status).toSorted();
  const audited = (service: string, action: string, object: string) =>
    rowsOf(`SELECT id FROM §${service}.audit WHERE action = '${action}' AND object = '${object}'`);

  it('of two who set the limits of the site from the same version one is told to look again', async () => {
    const desk = everywhere.product_admin;
    const line = '/api/staff/settings/site/site';
    type Site = { data: { version: number; values: object } };
    const { values, version } = (await desk.call<Site>(`GET ${line}`)).body.data;
    const set = (picture_mb: string) =>
      desk.call(`PUT ${line}`, { ...values, picture_mb }, { 'if-match': String(version) });
    expect(await statuses(set('4'), set('5'), set('6'))).toEqual([200, 409, 409]);
    const kept = (await desk.call<Site>(`GET ${line}`)).body.data;
    expect(kept.version).toBeGreaterThan(version);
    expect((await desk.call(`PUT ${line}`, values, { 'if-match': String(kept.version) })).status).toBe(200);
  });

  it('of two who hold a case from the same version one is told to look again', async () => {
    const line = `/api/staff/questions/${things.case}`;
    type Case = { data: { version: number } };
    const { version } = (await everywhere.lead.call<Case>(`GET ${line}`)).body.data;
    const hold = (reason: string) =>
      everywhere.lead.call(`POST ${line}/hold`, { reason }, { 'if-match': String(version) });
    expect(await statuses(hold('第一個原因'), hold('第二個原因'))).toEqual([200, 409]);
  });

  it('an account that is held and released by many at once has a trace of each change, in turn', async () => {
    const account = { game_id: 'H73', uid: `${things.uid}-many` };
    const post = (what: string, more: object) =>
      everywhere.lead.call(`POST /api/staff/account_holds${what}`, { ...account, ...more });
    const round = async (nth: number) => {
      const held = await post('', { reason: `調查編號 ${nth}` });
      const { at } = (held.body as { data: { at: string } }).data;
      return statuses(...[1, 2, 3].map(() => post('/release', { reason: '調查結束', seen: at })));
    };
    const all = (await Promise.all([1, 2, 3, 4].map(round))).flat();
    expect(all.every((status) => status === 200 || status === 409)).toBe(true);
    const [holds, ends] = await Promise.all(
      ['account.hold', 'account.hold_release'].map((action) => audited('support', action, `player:${account.uid}`)),
    );
    const left = await rowsOf(`SELECT * FROM §support.held_account WHERE partner_uid = '${account.uid}'`);
    expect(holds).toHaveLength(4);
    // A newer reason takes the place of an older hold, so ends are fewer; none is without a hold.
    expect(ends!.length + left.length).toBeGreaterThan(0);
    expect(ends!.length).toBeLessThanOrEqual(4);
  });

  it('an account that cannot be is no account to punish', async () => {
    const body = { game_id: 'H73', uid: '老玩家', kind: 'mute', days: 1, reason: '公開頻道洗頻', seen: 0 };
    const { status, body: said } = await everywhere.lead.call('POST /api/staff/penalties', body);
    expect([status, Object.keys(said)]).toEqual([400, ['uid']]);
  });

  it('a file that is asked for twice is one, and another one under its key is refused', async () => {
    const ask = (key: string, from = '2026-11-01') =>
      everywhere.lead.call(
        'POST /api/staff/questions/exports',
        { kind: 'cases', from, until: '2026-11-22' },
        { 'idempotency-key': key },
      );
    const files = async () => (await rowsOf("SELECT id FROM §support.export_job WHERE kind = 'cases'")).length;
    const before = await files();
    const asked = await Promise.all([ask('the-same-file-1'), ask('the-same-file-1')]);
    expect(new Set(asked.map(({ body }) => (body as { data?: { id: string } }).data?.id)).size).toBe(1);
    expect((await ask('the-same-file-1', '2026-11-02')).status).toBeGreaterThanOrEqual(400);
    expect(await files()).toBe(before + 1);
  });

  it.each(badPictures)('no picture of an event is made of %s', async (_, form) => {
    const { status } = await everywhere.event_operator.call(
      'POST /api/staff/events/pictures?game_id=H73&for=banner',
      form,
    );
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  it.each(['１２３４５６７８９', '😀', '12345678\u0000', '1'.repeat(3000), "1' OR '1'='1", '-1', '1e9'])(
    'no game is asked for the role %j',
    async (role_id) => {
      const body = { game_id: 'H73', server_id: 'tw_2001', role_id };
      expect((await everywhere.lead.call('POST /api/staff/role_lookup', body)).status).toBe(400);
    },
  );

  const parts = ['questions', 'penalties', 'hold', 'deliveries', 'redemptions'];
  const accounts = [
    'H73&uid=%F0%9F%98%80',
    'H73&uid=%E8%80%81%E7%8E%A9%E5%AE%B6',
    `H73&uid=${'x'.repeat(64)}`,
    'h73&uid=1',
    'NONE1&uid=1',
  ];
  it.each(parts.flatMap((part) => accounts.map((account) => [part, account] as const)))(
    'the card has nothing, and no fault, of an account that never was: %s of %s',
    async (part, account) => {
      const { status, body } = await everywhere.lead.call(`GET /api/staff/card/${part}?game_id=${account}`);
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toContain('"id"');
    },
  );
});

describe('staff whose role is at another game', () => {
  beforeAll(() => signAllIn(elsewhere, 'G112'), 60_000);

  const tries = staffAttacks.flatMap((row) =>
    row.elsewhere
      ? staffRoles.filter((one) => row.may.includes(one)).map((role) => [role, row.name, row] as const)
      : [],
  );
  it.each(tries)('%s %s', async (role, _, row) => {
    const { status, body } = await send(elsewhere[role], row);
    if (row.elsewhere === 'nothing') {
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toContain('"H73"');
      return;
    }
    expect([403, 404]).toContain(status);
    await expectNoted(LOGINS[role], row);
    const none = 4_000_000_000;
    const absent = { ...things, case: none, event: none, lock: none, order: '999999999999', game: 'NONE1' };
    expect([status, body]).toEqual(Object.values(await send(elsewhere[role], row, absent)).slice(0, 2));
  });
});

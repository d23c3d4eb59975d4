import { parseRings } from '@hub/nest-kit/keys';
import { adminUrl, withAdmin } from '@hub/nest-kit/testing';
import { issueSiteToken, type TokenRings } from '@hub/nest-kit/tokens';
import { staffRoles } from '@hub/contracts/shared';
import { allRoutes } from '@hub/contracts/docs';
import type { FirstStepView } from '@hub/contracts/topup';
import type { RowDataPacket } from 'mysql2/promise';
import type { Site } from '../../../infra/local/site.ts';
import { Desk } from '../desk-session.ts';
import { linkKeyOf, signed } from '../partner-answers.ts';
import { keyOf, Recorder } from '../recorder.ts';
import { documentedCalls } from './documented-calls.ts';
import { fuzzCalls, type Asker, type Outcome } from './fuzz-calls.ts';
import type { Real } from './spoiled-call.ts';

const PLAYER = {
  game: 'H73',
  uid: 'uid-777000111',
  server: 'tw_2001',
  role: '777000111',
  name: '測試',
  inGameId: '777000111',
};
const EVERYTHING = 'product_admin';
/** Wrong codes end a session, and lock its account. */
const OWN_SESSION = /^POST \/api\/staff\/(second_factor|step_up|enrol|password|recovery_codes|sessions)/;
const WRONG_CODES = 'finance';

type Where = { site: Site; schemaPrefix: string; folder: string };

const rowsOf = (sql: string): Promise<RowDataPacket[]> =>
  withAdmin(adminUrl(), async (c) => (await c.query<RowDataPacket[]>(sql))[0]);

/** Somebody who may do everything: a hostile value is to meet what stands behind the rights, too. */
async function deskOfEverything(where: Where): Promise<Record<string, string>> {
  const { schemaPrefix } = where;
  const staff = `${schemaPrefix}identity.staff`;
  const grants = staffRoles.map((role) => `SELECT id, '${role}', '*' FROM ${staff} WHERE login = '${EVERYTHING}'`);
  await rowsOf(`INSERT IGNORE INTO ${staff}_grant (staff_id, role, game_id) ${grants.join(' UNION ALL ')}`);
  await rowsOf(`UPDATE ${staff} SET is_owner = 1 WHERE login = '${EVERYTHING}'`);
  return deskOf(where, EVERYTHING);
}

async function deskOf({ site, schemaPrefix }: Where, who: string): Promise<Record<string, string>> {
  await rowsOf(`UPDATE ${schemaPrefix}identity.staff SET totp_step = NULL WHERE login = '${who}'`);
  const desk = new Desk(new Recorder(site.url), site.url);
  await desk.signIn(site.staff.find(({ login }) => login === who)!);
  return { cookie: desk.cookie, origin: site.url, 'x-csrf-token': desk.csrf };
}

/** An order that was begun, so that a value also meets what stands behind its token. */
async function anOrder({ site }: Where): Promise<{ token: string; report_id: number }> {
  const body = {
    game_id: 'MA96',
    serverId: '1',
    roleId: '12345678',
    charName: '測試角色',
    email: 'fuzz@example.com',
    userPhone: '0912345678',
    area: '台北市',
    gender: 'x',
    birthday: '1995-05-05',
  };
  const headers = { 'content-type': 'application/json' };
  const sent = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await fetch(`${site.url}/api/vipv2/first_step`, sent);
  return ((await answer.json()) as FirstStepView).record;
}

/** What addresses and fields may name, so that not every call ends at something that is not there. */
async function realThings(where: Where): Promise<Real> {
  const { schemaPrefix } = where;
  const order = await anOrder(where);
  const first = async (table: string, more = '') => {
    const [row] = await rowsOf(`SELECT MIN(id) AS id FROM ${schemaPrefix}${table} ${more}`);
    return String(row?.id ?? 1);
  };
  const ticket = await first('support.ticket', `WHERE partner_uid = '${PLAYER.uid}'`);
  const named: Record<string, string> = {
    q_id: ticket,
    token: order.token,
    event: '1',
    delivery: await first('events.delivery'),
    id: '1',
    lock: await first('events.redeem_lock'),
  };
  const parts = allRoutes.map((row) => {
    const own = [...row.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, named[name] ?? '']);
    return [keyOf(row), Object.fromEntries(own.filter(([, value]) => value !== ''))] as const;
  });
  const ofOrder = { token: order.token, report_id: order.report_id };
  const fields = { question_id: Number(ticket), game_id: 'H73', event_id: 1, ...ofOrder };
  return { parts: Object.fromEntries(parts) as Real['parts'], fields };
}

/** Players, visitors, staff and games ask, each from an address of its own. */
async function askersOf(where: Where): Promise<Asker> {
  const { site, folder } = where;
  const staff = await deskOfEverything(where);
  const wrongCodes = await deskOf(where, WRONG_CODES);
  const rings = parseRings(site.envOf('support').TOKEN_KEYS ?? '{}') as TokenRings;
  const player = { 'x-auth-token': await issueSiteToken(rings, PLAYER) };
  const link = linkKeyOf(folder, 'H73');
  const whoOf = new Map(allRoutes.map((row) => [keyOf(row), row.who]));
  let nth = 0;
  return ({ key, method, target, body }) => {
    nth += 1;
    const from = { 'x-forwarded-for': `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}` };
    const who = whoOf.get(key);
    if (who === 'staff') return { ...(OWN_SESSION.test(key) ? wrongCodes : staff), ...from };
    if (who === 'partner') {
      const json: unknown = typeof body === 'string' && body ? parsed(body) : undefined;
      return { ...signed(`${method} ${target}`, link, json), ...from };
    }
    return who === 'player' || nth % 2 === 0 ? { ...player, ...from } : from;
  };
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export async function fuzzTheSite(where: Where, many: number, seed: number): Promise<Outcome> {
  const document: unknown = await (await fetch(`${where.site.url}/api/docs/openapi.json`)).json();
  const [real, askerOf] = [await realThings(where), await askersOf(where)];
  return fuzzCalls(where.site.url, documentedCalls(document), { many, seed, real, askerOf });
}

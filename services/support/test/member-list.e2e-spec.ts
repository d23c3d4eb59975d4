import type { KnownMemberView } from '@hub/contracts/identity';
import type { MemberWho, Principal } from '@hub/contracts/shared';
import type { CreatedView, OpenedView, TicketListView } from '@hub/contracts/tickets';
import { parseRings } from '@hub/nest-kit/keys';
import { aPlayer, callAs, testKeys } from '@hub/nest-kit/testing';
import { readToken, type TokenRings } from '@hub/nest-kit/tokens';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aReport, startSupport, type Support } from './support.setup.ts';

const MEMBERS = 'GET /internal/members';
const who: MemberWho = { kind: 'M', member: 'm_70001', chain: 'c-1' };
const saved = { phone: '', area: '', gender: '', birthday: '', game_id: '', server_id: '', role_id: '', char_name: '' };
const rings = parseRings(testKeys.TOKEN_KEYS) as TokenRings;
let support: Support;
beforeAll(async () => {
  support = await startSupport();
});
afterAll(() => support.close());

let email: string;
const known = (member: KnownMemberView['member']) => {
  support.neighbours.routes[MEMBERS] = (_, url) => ({
    body: { member: url.searchParams.get('member') === who.member ? member : null },
  });
};
beforeEach(() => {
  email = String(aReport().email);
  known({ ...saved, email });
});

const file = async (over: Record<string, string>) => {
  const line = 'POST /api/questions/create_web_form';
  return (await callAs<{ msg: CreatedView }>(support.url, 'support', line, { form: aReport(over) })).body.msg
    .question_id;
};
const list = () =>
  callAs<TicketListView & { msg: unknown }>(support.url, 'support', 'GET /api/questions/list', { who });

it('a member sees what came with the address that was proven, and nothing else', async () => {
  const own = [await file({ email: email.toUpperCase() }), await file({ email, game_id: 'G112' })];
  await file({});
  const { status, body } = await list();
  expect(status).toBe(200);
  expect(body.msg.map(({ id }) => id)).toEqual(own.toReversed());
  expect(body.total).toBe(2);
});

it('an address that is nobody’s any more shows nothing', async () => {
  await file({ email });
  known(null);
  expect((await list()).body).toEqual({ msg: [], next: null, total: 0 });
});

it('while identity is away the list is, and is not empty', async () => {
  await file({ email });
  delete support.neighbours.routes[MEMBERS];
  const { status, body } = await list();
  expect([status, body.msg]).toEqual([503, expect.any(String)]);
});

const openOwn = (question_id: unknown, by: Principal = who) =>
  callAs<{ msg: OpenedView } & Record<string, unknown>>(support.url, 'support', 'POST /api/questions/open_own', {
    who: by,
    body: { question_id },
  });

it('a member opens one of the own reports, with a token for that one alone', async () => {
  const [id, other] = [await file({ email }), await file({ email })];
  const { status, body } = await openOwn(id);
  expect([status, body.msg]).toEqual([200, { question_id: id, game_id: 'H73', token: expect.any(String) }]);
  const { who: opened } = await readToken(rings, body.msg.token);
  expect(opened).toMatchObject({ kind: 'K', desk: 'support', ticket: id });
  const view = (number: number) => callAs(support.url, 'support', `GET /api/questions/view/${number}`, { who: opened });
  expect((await view(id)).status).toBe(200);
  expect((await view(other)).status).toBe(404);
});

it('what is somebody else’s, absent opens as little, and a member reads no case by its number', async () => {
  const [own, foreign] = [await file({ email }), await file({})];
  for (const id of [foreign, 4_000_000_000]) {
    const { status, body } = await openOwn(id);
    expect([status, body]).toEqual([404, { noexist: expect.any(String) }]);
  }
  known(null);
  expect((await openOwn(own)).status).toBe(404);
  delete support.neighbours.routes[MEMBERS];
  expect((await openOwn(own)).status).toBe(503);
  expect((await callAs(support.url, 'support', `GET /api/questions/view/${own}`, { who })).status).toBe(401);
  expect((await openOwn(own, aPlayer())).status).toBe(401);
});

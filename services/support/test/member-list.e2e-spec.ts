import type { KnownMemberView } from '@hub/contracts/identity';
import type { MemberWho } from '@hub/contracts/shared';
import type { CreatedView, TicketListView } from '@hub/contracts/tickets';
import { callAs } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aReport, startSupport, type Support } from './support.setup.ts';

const MEMBERS = 'GET /internal/members';
const who: MemberWho = { kind: 'M', member: 'm_70001', chain: 'c-1' };
const saved = { phone: '', area: '', gender: '', birthday: '', game_id: '', server_id: '', role_id: '', char_name: '' };
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

it('a member opens no case by its number', async () => {
  const id = await file({ email });
  const answer = await callAs(support.url, 'support', `GET /api/questions/view/${id}`, { who });
  expect(answer.status).toBe(401);
});

import { routes } from '@hub/contracts/routes';
import { sharedTexts } from '@hub/contracts/shared';
import { ticketTexts } from '@hub/contracts/tickets';
import { aStaff } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSupport, type Support } from './support.setup.ts';
import { seen, workCalls } from './work-calls.ts';

let support: Support;
beforeAll(async () => {
  support = await startSupport();
});
afterAll(() => support.close());
const { file, act, rowOf, actionsOf } = workCalls(() => support);
const yue = aStaff({ id: 11, name: '小岳' });
const lead = aStaff({ id: 13, name: '阿敏', roles: [{ role: 'lead', game: 'H73' }] });

const CASE = '/api/staff/questions/:q_id/';
/** What is posted about a case and leaves it as it is: who looks, and looks that the audit notes. */
const looks = ['presence', 'contact', 'papers/:paper'];
const changes = routes
  .filter(({ method, path }) => method !== 'GET' && path.startsWith(CASE))
  .map((row) => ({ ...row, what: row.path.slice(CASE.length) }))
  .filter(({ what }) => !looks.includes(what));

const words = { content: '已通知遊戲方' };
/** What each change of an open case that somebody has is sent with. */
const bodies: Record<string, object> = {
  reply: words,
  assign: { staff_id: 11 },
  note: words,
  'notes/:note': words,
  type: { game_id: 'H73', question_type: '1' },
  merge: { into: 4_000_000_000, into_version: 1 },
  reopen: { reason: '玩家補了資料' },
  hold: { reason: '法務調查中' },
  'hold/release': { reason: '調查結束' },
  fee: { fee: 'received', reason: '匯款，後五碼 12345' },
};
/** What only a lead may do. */
const forLeads = ['hold', 'hold/release'];
/** Said before the version is looked at: it says more. */
const before: Record<string, number> = { merge: 404 };

async function taken() {
  const id = await file();
  await act(aStaff({ id: 12, name: '小敏' }), id, 'take');
  const noted = await act(yue, id, 'note', { body: words });
  const note = noted.body.data.notes[0]?.id;
  const stands = async () => ({ row: await rowOf(id), actions: await actionsOf(id) });
  return { id, stands, path: (what: string) => what.replace(':note', String(note)) };
}

describe.each(changes)('$what: a change of a case', ({ what, versioned }) => {
  const who = forLeads.includes(what) ? lead : yue;

  it('says in the route table that it names a version', () => {
    expect(versioned).toBe(true);
  });

  it('is refused without the version that was read, and changes nothing', async () => {
    const { id, path, stands } = await taken();
    const known = await stands();
    const answer = await act(who, id, path(what), { body: bodies[what] ?? {}, headers: {} });
    expect([answer.status, answer.body]).toEqual([428, { msg: sharedTexts.VERSION_NEEDED.tw }]);
    expect(await stands()).toEqual(known);
  });

  it('is refused with an older one, and changes nothing', async () => {
    const { id, path, stands } = await taken();
    const known = await stands();
    const answer = await act(who, id, path(what), { body: bodies[what] ?? {}, ...seen(1) });
    expect(answer.status).toBe(before[what] ?? 409);
    expect(await stands()).toEqual(known);
  });
});

it('whoever takes what a colleague has hears whose it is, not only that it changed', async () => {
  const { id } = await taken();
  const late = await act(yue, id, 'take', seen(1));
  expect(late.body).toEqual({ msg: ticketTexts.TICKET_TAKEN.tw.replace('{name}', '小敏') });
});

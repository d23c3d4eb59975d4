import { aPlayer, aStaff, callAs } from '@hub/nest-kit/testing';
import type { PlayerPrincipal, Principal } from '@hub/contracts/shared';
import type { CreatedView, StaffTicketView, TicketView } from '@hub/contracts/tickets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportCalls } from './report-calls.ts';
import { aReport, startSupport, type Support } from './support.setup.ts';

let support: Support;
beforeAll(async () => {
  support = await startSupport();
});
afterAll(() => support.close());

const { call, byPlayer, answer } = reportCalls(() => support);
const viewOf = async (who: Principal, id: number) =>
  (await call<TicketView>(`GET /api/questions/view/${id}`, { who })).body.msg;
const create = (who: Principal | undefined, form: Record<string, string>) =>
  call<CreatedView>('POST /api/questions/create_web_form', { form, ...(who && { who }) });
const playerReport = (follows: number | string) => ({
  game_id: 'H73',
  question_type: '1',
  email: 'p@example.com',
  content: '問題又發生了',
  follows: String(follows),
});
async function closed(who: Principal, id: number): Promise<number> {
  await answer(id);
  await call('POST /api/questions/close_question', { who, body: { question_id: id } });
  return id;
}
const UNKNOWN = { follows: '無法接續這件案件。您填的內容還在，可以不接續，當作新的回報送出' };

describe('the problem came back', () => {
  it('ties a player’s new report to the closed one, on both and at the desk', async () => {
    const who = aPlayer();
    const earlier = await closed(who, await byPlayer(who));
    const { question_id } = (await create(who, playerReport(earlier))).body.msg;
    expect(await viewOf(who, question_id)).toMatchObject({ follows: earlier, followed_by: [] });
    expect(await viewOf(who, earlier)).toMatchObject({ status: '4', follows: null, followed_by: [question_id] });
    const staff = await callAs<StaffTicketView>(support.url, 'support', `GET /api/staff/questions/${question_id}`, {
      who: aStaff(),
    });
    expect(staff.body.data).toMatchObject({ follows: earlier });
  });

  it('ties a visitor’s new report to the very case that their token opens', async () => {
    const first = (await create(undefined, aReport())).body.msg.question_id;
    const who: Principal = { kind: 'K', desk: 'support', ticket: first, game: 'H73' };
    await closed(who, first);
    const { question_id } = (await create(who, aReport({ follows: String(first) }))).body.msg;
    expect(await viewOf({ ...who, ticket: question_id }, question_id)).toMatchObject({ follows: first });
  });

  it('refuses whatever is not a closed case of the sender, as if it were not there', async () => {
    const who = aPlayer();
    const open = await byPlayer(who);
    const stranger = aPlayer();
    const foreign = await closed(stranger, await byPlayer(stranger));
    const otherGame: PlayerPrincipal = { ...who, game: 'G112' };
    const mine = await closed(who, await byPlayer(who));
    const visitors = (await create(undefined, aReport())).body.msg.question_id;
    const token: Principal = { kind: 'K', desk: 'support', ticket: visitors, game: 'H73' };
    const refused = [
      await create(who, playerReport(open)),
      await create(who, playerReport(foreign)),
      await create(who, playerReport(4_000_000_000)),
      await create(otherGame, { ...playerReport(mine), game_id: 'G112' }),
      await create(undefined, aReport({ follows: String(mine) })),
      await create(token, aReport({ follows: String(mine) })),
      await create(token, aReport({ follows: String(visitors) })),
    ];
    for (const { status, body } of refused) expect([status, body]).toEqual([400, UNKNOWN]);
    expect(
      await support.database.exec(
        'SELECT id FROM ticket WHERE follows_id IN (' + [open, foreign, mine, visitors].join() + ')',
      ),
    ).toEqual([]);
  });
});

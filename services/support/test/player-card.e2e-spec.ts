import { aPlayer, aStaff, callAs } from '@hub/nest-kit/testing';
import type { PlayerPrincipal, StaffPrincipal } from '@hub/contracts/shared';
import type { ContactView, CreatedView, PlayerCardView, StaffTicketView } from '@hub/contracts/tickets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aReport, startSupport, type Support } from './support.setup.ts';

let support: Support;
beforeAll(async () => {
  support = await startSupport();
});
afterAll(() => support.close());

const call = <T = Record<string, unknown>>(line: string, sent: Parameters<typeof callAs>[3]) =>
  callAs<T>(support.url, 'support', line, sent);
const numberOf = (answer: { body: { msg: CreatedView } }) => answer.body.msg.question_id;
const create = async (sent: Parameters<typeof callAs>[3]) =>
  numberOf(await call<{ msg: CreatedView }>('POST /api/questions/create_web_form', sent));
const byPlayer = (who: PlayerPrincipal, email: string) =>
  create({ who, form: { game_id: who.game, question_type: '1', email, content: '請問如何換綁' } });
const byVisitor = (over: Record<string, string>) => create({ form: aReport(over) });
const card = (who: StaffPrincipal, id: number, page = '') =>
  call<PlayerCardView>(`GET /api/staff/card/questions?case=${id}${page && `&page=${page}`}`, { who });
const serving = (game: string) => aStaff({ roles: [{ role: 'agent', game }] });
let people = 0;
const anAddress = () => `card${(people += 1)}.${process.pid}@example.com`;

describe('the card of a player', () => {
  it('is noted once a quarter of an hour, however often it is opened', async () => {
    const id = await byVisitor({ email: anAddress() });
    const who = aStaff();
    for (let look = 0; look < 3; look += 1) await card(who, id);
    const rows = await support.database.exec(`SELECT action FROM audit WHERE object = 'ticket:${id}'`);
    expect(rows).toEqual([{ action: 'ticket.card' }]);
  });

  it('lists what else they reported, by account, e-mail or phone, the newest first', async () => {
    const player = aPlayer();
    const [mail, other] = [anAddress(), anAddress()];
    const first = await byPlayer(player, mail);
    const byMail = await byVisitor({ email: mail, game_id: 'G112', phone: '0987000111' });
    const byPhone = await byVisitor({ email: other, phone: '0987000111' });
    const here = await byVisitor({ email: mail.toUpperCase(), phone: '+886987000111' });
    await byVisitor({ email: anAddress() });
    const { data, page } = (await card(aStaff(), here)).body;
    expect(data.reports.map(({ id, same }) => [id, same])).toEqual([
      [byPhone, 'phone'],
      [byMail, 'email'],
      [first, 'email'],
    ]);
    expect(data).toMatchObject({ total: 4, more: false });
    expect(page.next).toBeNull();
    const second = await byPlayer(player, anAddress());
    expect((await card(aStaff(), second)).body.data.reports.map(({ id, same }) => [id, same])).toEqual([
      [first, 'account'],
    ]);
  });

  it('shows no address and no number that somebody wrote', async () => {
    const email = anAddress();
    const content = '請打 0912-345-678 或寄 player@example.com';
    const [other, here] = [await byVisitor({ email, content }), await byVisitor({ email })];
    const masked = '請打 09xx***678 或寄 p****r@…';
    expect((await card(aStaff(), here)).body.data.reports).toMatchObject([{ id: other, preview: masked }]);
    const read = await call<StaffTicketView>(`GET /api/staff/questions/${here}`, { who: aStaff() });
    expect(read.body.data.similar).toMatchObject([{ id: other, preview: masked }]);
  });

  it('neither shows nor counts the games that the asker does not serve', async () => {
    const email = anAddress();
    const foreign = await byVisitor({ email, game_id: 'G112' });
    const here = await byVisitor({ email });
    const { data } = (await card(serving('H73'), here)).body;
    expect(data).toMatchObject({ total: 1, reports: [] });
    const since = await support.database.exec(`SELECT created_at FROM ticket WHERE id = ${here}`);
    expect(new Date(data.since!).getTime()).toBe(
      Math.floor(new Date(String(since[0]?.created_at)).getTime() / 1000) * 1000,
    );
    const absent = await card(serving('H73'), 4_000_000);
    const closed = await card(serving('H73'), foreign);
    expect([closed.status, closed.body]).toEqual([404, absent.body]);
    const role = await card(aStaff({ roles: [{ role: 'finance', game: '*' }] }), here);
    expect(role.status).toBe(404);
  });

  it('the same account number at another game is another player', async () => {
    const uid = aPlayer().uid;
    const here = await byPlayer(aPlayer({ uid }), anAddress());
    await byPlayer(aPlayer({ uid, game: 'G112' }), anAddress());
    expect((await card(aStaff(), here)).body.data.total).toBe(1);
  });

  it('comes by pages without a gap, wherever the case itself stands', async () => {
    const email = anAddress();
    const ids: number[] = [];
    for (let n = 0; n < 23; n += 1) ids.push(await byVisitor({ email }));
    for (const here of [ids[0]!, ids[11]!, ids[22]!]) {
      const seen: number[] = [];
      let page: string | null = '';
      while (page !== null) {
        const answer: PlayerCardView = (await card(aStaff(), here, page)).body;
        expect(answer.data.total).toBe(23);
        seen.push(...answer.data.reports.map(({ id }) => id));
        page = answer.page.next;
      }
      expect(seen).toEqual(ids.filter((id) => id !== here).toReversed());
    }
  });
});

describe('the card of an account', () => {
  const of = (who: StaffPrincipal, game: string, uid: string, more = '') =>
    call<PlayerCardView>(`GET /api/staff/card/questions?game_id=${game}&uid=${encodeURIComponent(uid)}${more}`, {
      who,
    });
  const looks = (uid: string) =>
    support.database.exec(`SELECT action, game_id, actor FROM audit WHERE object = 'player:${uid}' ORDER BY id`);

  it('is there without a case, and the look is noted once in a quarter of an hour', async () => {
    const { uid } = aPlayer();
    const who = aStaff();
    const empty = { data: { total: 0, more: false, since: null, reports: [] }, page: { next: null } };
    for (let look = 0; look < 3; look += 1) expect((await of(who, 'H73', uid)).body).toEqual(empty);
    expect(await looks(uid)).toEqual([{ action: 'player.card', game_id: 'H73', actor: who.login }]);
  });

  it('leaves its trace on whichever page somebody begins', async () => {
    const player = aPlayer();
    const id = await byPlayer(player, anAddress());
    const last = '4294967295';
    const who = aStaff();
    expect((await of(who, 'H73', player.uid, `&page=${last}`)).body.data.reports).toMatchObject([{ id }]);
    await card(who, id, last);
    expect(await looks(player.uid)).toMatchObject([{ action: 'player.card' }]);
    const rows = await support.database.exec(`SELECT action FROM audit WHERE object = 'ticket:${id}'`);
    expect(rows).toEqual([{ action: 'ticket.card' }]);
  });

  it('lists every report of the account, and none that only shares a contact', async () => {
    const player = aPlayer();
    const mail = anAddress();
    const [first, second] = [await byPlayer(player, mail), await byPlayer(player, anAddress())];
    await byVisitor({ email: mail });
    await byPlayer(aPlayer({ uid: player.uid, game: 'G112' }), mail);
    const { data } = (await of(aStaff(), 'H73', player.uid)).body;
    expect(data.reports.map(({ id, same }) => [id, same])).toEqual([
      [second, 'account'],
      [first, 'account'],
    ]);
    expect(data.total).toBe(2);
  });

  it('at a game that the asker does not serve is as one that is not there, also where it has cases', async () => {
    const player = aPlayer();
    await byPlayer(player, anAddress());
    const foreign = await of(serving('G112'), 'H73', player.uid);
    const absent = await card(serving('G112'), 4_000_000);
    expect([foreign.status, foreign.body]).toEqual([404, absent.body]);
    expect(await looks(player.uid)).toEqual([]);
  });

  it.each([
    '',
    '?game_id=H73',
    '?uid=u-1',
    '?game_id=H73&uid=',
    '?game_id=H%0073&uid=u',
    `?game_id=H73&uid=${'u'.repeat(65)}`,
  ])('is refused for %j, which names nobody', async (query) => {
    const { status } = await call(`GET /api/staff/card/questions${query}`, { who: aStaff() });
    expect(status).toBe(400);
  });
});

describe('the contact of a case', () => {
  it('is masked at the desk and shown by a call of its own that leaves a trace', async () => {
    const email = anAddress();
    const id = await byVisitor({ email, phone: '0912345678' });
    const read = await call<StaffTicketView>(`GET /api/staff/questions/${id}`, { who: aStaff() });
    expect(read.body.data).toMatchObject({ email: expect.stringContaining('****'), phone: '09xx***678' });
    expect(JSON.stringify(read.body)).not.toContain(email);
    const shown = await call<ContactView>(`POST /api/staff/questions/${id}/contact`, { who: aStaff() });
    expect(shown.body).toEqual({ data: { email, phone: '0912345678' } });
    const rows = await support.database.exec(
      `SELECT action, detail FROM audit WHERE object = 'ticket:${id}' ORDER BY id`,
    );
    expect(rows.map((row) => row.action)).toEqual(['ticket.read', 'ticket.contact']);
    expect(JSON.stringify(rows)).not.toContain(email);
  });

  it('of a foreign case is like one that is not there', async () => {
    const id = await byVisitor({});
    const stranger = serving('G112');
    const foreign = await call(`POST /api/staff/questions/${id}/contact`, { who: stranger });
    const absent = await call('POST /api/staff/questions/4000000/contact', { who: stranger });
    expect([foreign.status, foreign.body]).toEqual([404, absent.body]);
  });
});

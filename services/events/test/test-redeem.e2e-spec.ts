import type { TestRedeemView } from '@hub/contracts/events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEvents, type Events } from './events.http.ts';
import { addCodes, aPlayer, minuteIn, programOf } from './program.setup.ts';
import { lostRoles, silentGame, withRoles } from './role-answers.ts';

let events: Events;
beforeAll(async () => {
  events = await startEvents();
});
afterAll(() => events.close());
const program = programOf(() => events);
const { operator, create, opened, publish, deed, redeem } = program;

const answerTo = (id: number, serial_no: string, more: object = {}) =>
  deed<TestRedeemView>(id, 'test_redeem', { serial_no, ...more });
const test = async (id: number, serial_no: string, more: object = {}) => (await answerTo(id, serial_no, more)).body;
const tracesOf = async (id: number) =>
  (
    await events.database.exec(
      `SELECT actor, detail FROM audit WHERE object = 'event:${id}' AND action = 'event.test' ORDER BY id`,
    )
  ).map(({ actor, detail }) => ({ actor, ...(JSON.parse(String(detail)) as object) }));

it('says what a player would meet and what leaves when, and uses nothing up', async () => {
  const event = await create({ pace: 'weekly' });
  await addCodes(events, event, ['TESTGOODCODE', 'TESTUSEDCODE']);
  await addCodes(events, event, ['TESTDISABLED'], 'disabled');
  await addCodes(events, await create(), ['TESTELSEWHERE']);
  const good = await test(event.row.id, 'test-good-code');
  expect(good).toMatchObject({
    outcome: 'good',
    counts: false,
    role: null,
    mail: { category: '見面禮', items: [{ item_code: 'gift_box_a', qty: 1 }], leaves_at: null },
  });
  expect(good.mail?.deadline_at).toMatch(/T23:59:59\+08:00$/);
  expect(await test(event.row.id, 'TESTDISABLED')).toMatchObject({ outcome: 'disabled', counts: true, mail: null });
  expect((await test(event.row.id, 'TESTELSEWHERE')).outcome).toBe('foreign');
  expect((await test(event.row.id, 'NOBODYHASTHIS')).outcome).toBe('unknown');
  expect(await test(event.row.id, 'short')).toMatchObject({ outcome: 'short', counts: false });
  await publish(event.row.id);
  const player = aPlayer();
  expect((await redeem(event.row.id, 'TESTUSEDCODE', player)).status).toBe(200);
  const seat = { server_id: player.server, role_id: player.role };
  expect(await test(event.row.id, 'TESTUSEDCODE')).toMatchObject({ outcome: 'used', counts: true });
  expect((await test(event.row.id, 'TESTGOODCODE', seat)).outcome).toBe('category_done');
  await deed(event.row.id, 'stop');
  expect((await test(event.row.id, 'TESTGOODCODE')).outcome).toBe('not_open');
  const [row] = await events.database.exec(
    `SELECT SUM(used) AS used FROM serial_code WHERE event_id = ${event.row.id}`,
  );
  expect(Number(row?.used)).toBe(1);
});

it('says what players read of an event that is coming, and that one stopped before is over', async () => {
  const { row } = await opened({ starts: minuteIn(2) }, ['COMINGCODE01']);
  expect(await test(row.id, 'COMINGCODE01')).toMatchObject({ outcome: 'not_open', message: '活動尚未開始' });
  await deed(row.id, 'stop');
  expect(await test(row.id, 'COMINGCODE01')).toMatchObject({
    outcome: 'not_open',
    message: '活動已停止兌換，這組序號沒有用掉',
  });
  expect((await redeem(row.id, 'COMINGCODE01')).body).toEqual({ msg: '活動已停止兌換，這組序號沒有用掉' });
});

it('leaves a trace each time, with the last four signs of the code alone', async () => {
  const { row } = await opened({}, ['TRACEDCODE2026']);
  const player = aPlayer();
  const seat = { server_id: player.server, role_id: player.role };
  await test(row.id, 'TRACEDCODE2026', seat);
  await test(row.id, 'NOSUCHCODE77');
  const traces = await tracesOf(row.id);
  const seen = { actor: operator.login, name: row.name };
  expect(traces).toEqual([
    { ...seen, code: '••••2026', outcome: 'good', ...seat, role_confirmed: true },
    { ...seen, code: '••••DE77', outcome: 'unknown' },
  ]);
});

it.each(lostRoles)('with a role that %s is refused at the field', async (_, answer) => {
  const { row } = await opened({}, ['LOSTROLECODE']);
  const { server, role } = aPlayer();
  const refused = await withRoles(events, answer, () =>
    answerTo(row.id, 'LOSTROLECODE', { server_id: server, role_id: role }),
  );
  expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['role_id']]);
  expect(await tracesOf(row.id)).toEqual([]);
});

it('is for the account that the game names, and for a role of no server asks for it', async () => {
  const { row } = await opened({}, ['OFACCOUNT001', 'OFACCOUNT002']);
  const player = aPlayer();
  await redeem(row.id, 'OFACCOUNT001', player);
  // Another role of the same account, that was never here.
  const other = { server_id: 'tw_2001', role_id: '100000001' };
  const named = { ...other, server_name: '', partner_uid: player.uid, char_name: '分身' };
  const said = () => ({ body: { verdict: 'ok', ...named } });
  const second = await withRoles(events, said, () => test(row.id, 'OFACCOUNT002', other));
  expect(second).toMatchObject({ outcome: 'category_done', role: { ...other, name: '分身', confirmed: true } });
  const placeless = await answerTo(row.id, 'OFACCOUNT002', { role_id: '100000001' });
  expect([placeless.status, Object.keys(placeless.body)]).toEqual([400, ['server_id']]);
});

it('goes on while the game is silent, with the account of before, and says that nobody confirmed the role', async () => {
  const { row } = await opened({}, ['SILENTCODE01', 'SILENTCODE02']);
  const player = aPlayer();
  await redeem(row.id, 'SILENTCODE01', player);
  const seat = { server_id: player.server, role_id: player.role };
  const answer = await withRoles(events, silentGame, () => test(row.id, 'SILENTCODE02', seat));
  expect(answer).toMatchObject({ outcome: 'category_done', role: { ...seat, name: '', confirmed: false } });
  expect(await tracesOf(row.id)).toMatchObject([{ outcome: 'category_done', role_confirmed: false }]);
});

import { pictureAddress, type EventsOpenView, type LookUpCodeView } from '@hub/contracts/events';
import type { Principal } from '@hub/contracts/shared';
import { aPlayer } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepUsed } from '../src/redeem/keep-used.ts';
import { holding } from './events.http.ts';
import { endOf, startRedeeming, type Redeeming } from './redeem.http.ts';
import { aBatch, aCategory, aCode, anEvent, codeKeys } from './redeem.setup.ts';

/** The id of a banner of an event's own. */
const OWN = 'p'.repeat(22);

let site: Redeeming;
beforeAll(async () => {
  site = await startRedeeming();
});
afterAll(() => site?.close());

describe('an event', () => {
  it('is not there before it is published, once it is removed, for another game, and by nonsense', async () => {
    const absent = [404, 'event does not exist'];
    const draft = await anEvent(site.query, { published_at: null });
    const removed = await anEvent(site.query, { removed_at: new Date() });
    const event = await anEvent(site.query);
    for (const id of [draft.id, removed.id, 4_000_000_000, 'abc', '0', '1e3', '99999999999'])
      expect(endOf(await site.render(id))).toEqual(absent);
    expect(endOf(await site.render(event.id, aPlayer({ game: 'G115' })))).toEqual(absent);
    expect(endOf(await site.redeem(event, aCode(), aPlayer({ game: 'G115' })))).toEqual(absent);
    expect(endOf(await site.redeem(draft, aCode()))).toEqual(absent);
  });

  it('takes codes from its first to its last moment, and is shown outside of them', async () => {
    const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    const early = await anEvent(site.query, { starts_at: hour(1) });
    const over = await anEvent(site.query, { ends_at: hour(-1) });
    const stopped = await anEvent(site.query, { stopped_at: hour(-1) });
    const never = await anEvent(site.query, { stopped_at: hour(-1), starts_at: hour(1) });
    const who = aPlayer();
    for (const [event, words] of [
      [early, '活動尚未開始'],
      [over, '活動已結束'],
      [stopped, '活動已停止兌換，這組序號沒有用掉'],
      [never, '活動已停止兌換，這組序號沒有用掉'],
    ] as const) {
      const code = aCode();
      await aBatch(site.query, event, [code]);
      expect(endOf(await site.redeem(event, code, who))).toEqual([400, words]);
      expect(endOf(await site.redeem(event, aCode(), who))).toEqual([400, words]);
      expect((await site.render(event.id, who)).body).toMatchObject({ redeem_status: 'NORMAL', error_count: 0 });
    }
    expect(Date.parse((await site.render(stopped.id, who)).body.event.end_time)).toBeLessThan(Date.now());
    for (const [event, is] of [
      [stopped, true],
      [over, false],
    ] as const)
      expect((await site.render(event.id, who)).body.event.stopped).toBe(is);
  });

  it('is shown with its reader and their server, by number alone while names are away', async () => {
    const event = await anEvent(site.query, { intro: '一起慶祝', ends_at: new Date('2027-01-01T15:59:59.999Z') });
    const who = aPlayer();
    const { body } = await site.render(event.id, who);
    expect(body.user).toEqual({
      server_info: { server_id: 'tw_2001', server_name: '台灣一服' },
      character_name: '測試角色',
      in_game_id: who.inGameId,
    });
    expect(body.event).toMatchObject({
      event_id: String(event.id),
      event_name: '週年活動',
      end_time: '2027-01-01T23:59:59+08:00',
      intro: '一起慶祝',
      art: 'lantern',
      pace: 'at_once',
    });
    const unknown = (await site.render(event.id, aPlayer({ server: 'tw_9999' }))).body;
    expect(unknown.user.server_info).toEqual({ server_id: 'tw_9999', server_name: '' });
  });

  it('is for players alone', async () => {
    const event = await anEvent(site.query);
    const anybody = await site.call(`GET /api/events/render_event_form/${event.id}`, {});
    expect([anybody.status, Object.keys(anybody.body)]).toEqual([401, ['jwt']]);
    const body = { serial_no: aCode() };
    const call = await site.call(`POST /api/events/redeem_serial_code/${event.id}`, { body });
    expect([call.status, Object.keys(call.body)]).toEqual([401, ['jwt']]);
  });

  it('is listed to players of its game while it is open, the newest first', async () => {
    const game_id = 'H98';
    const [first, second] = [
      await anEvent(site.query, { game_id }),
      await anEvent(site.query, { game_id, art: 'winter', picture: OWN }),
    ];
    await anEvent(site.query, { game_id, stopped_at: new Date() });
    await anEvent(site.query, { game_id, published_at: null });
    const { body } = await site.call<EventsOpenView>('GET /api/events/open', { who: aPlayer({ game: game_id }) });
    expect(body.events.map(({ event_id, art, picture }) => [event_id, art, picture])).toEqual([
      [String(second.id), 'winter', pictureAddress(OWN)],
      [String(first.id), 'lantern', ''],
    ]);
    expect((await site.call('GET /api/events/open', {})).status).toBe(401);
  });

  it('is named to other services while it is open', async () => {
    const name = `活動 ${aCode()}`;
    const open = await anEvent(site.query, { game_id: 'H99', name });
    await anEvent(site.query, { game_id: 'H99', stopped_at: new Date() });
    await anEvent(site.query, { game_id: 'H99', ends_at: new Date(0) });
    await anEvent(site.query, { game_id: 'H99', published_at: null });
    const who = { kind: 'service', from: 'support' } as const;
    expect((await site.call('GET /internal/events/open?game=H99', { who })).body).toEqual({
      events: [{ id: open.id, name }],
    });
    expect((await site.call('GET /internal/events/open?game=H99', { who: aPlayer() })).status).toBe(403);
  });

  it('has its picture told to the gateway for players of its game alone, and once it is published', async () => {
    const own = await anEvent(site.query, { art: 'winter', picture: OWN });
    const draft = await anEvent(site.query, { published_at: null });
    const removed = await anEvent(site.query, { removed_at: new Date() });
    const top = (id: number | string, game: string, who: Principal = { kind: 'service', from: 'gateway' }) =>
      site.call(`GET /internal/pictures/${id}?game=${game}`, { who });
    expect((await top(own.id, 'H73')).body).toEqual({ event: { art: 'winter', picture: pictureAddress(OWN) } });
    const closed = [
      top(own.id, 'G115'),
      top(own.id, ''),
      top(draft.id, 'H73'),
      top(removed.id, 'H73'),
      top('1e3', 'H73'),
    ];
    expect((await Promise.all(closed)).map(({ status }) => status)).toEqual(closed.map(() => 404));
    expect((await top(own.id, 'H73', aPlayer())).status).toBe(403);
  });
});

it('a code is shown in groups of four where the site made it, and stands as it came where a partner did', async () => {
  const event = await anEvent(site.query, {}, [3]);
  const [own, odd, partner] = ['WXYZ23456789', 'WXYZ234567892', 'NCGOOD202601'];
  await aBatch(site.query, event, [own, odd]);
  await aBatch(site.query, event, [partner], { kind: 'imported' });
  const who = aPlayer();
  for (const code of [own, odd, partner]) expect((await site.redeem(event, code, who)).status).toBe(200);
  const { logs } = (await site.render(event.id, who)).body;
  expect(logs.map(({ serial, in_fours }) => [serial, in_fours])).toEqual([
    [partner, false],
    [odd, false],
    [own, true],
  ]);
});

it('a code of a category that players do not have yet is refused, and the desk says so', async () => {
  const event = await anEvent(site.query);
  const coming = await aCategory(site.query, event.id, { title: '下一檔', live: 0, place: 1 });
  const [good, early] = [aCode(), aCode()];
  await aBatch(site.query, event, [good]);
  await aBatch(site.query, { ...event, categories: [coming] }, [early]);
  const said = async (serial_no: string) => {
    const sent = { who: holding('event_operator'), body: { serial_no } };
    return (await site.call<LookUpCodeView>('POST /api/staff/serials/lookup', sent)).body.found.map(
      ({ state }) => state,
    );
  };
  expect([await said(good), await said(early)]).toEqual([['good'], ['category_closed']]);
  expect(endOf(await site.redeem(event, early))).toEqual([409, '此類別獎勵目前沒有開放兌換']);
});

it('a wrong code takes no number of a row beyond the first of its account', async () => {
  const event = await anEvent(site.query);
  const [one, other] = [aPlayer(), aPlayer()];
  for (const who of [one, one, one, other]) await site.redeem(event, aCode(), who);
  const rows = await site.rowsOf(`SELECT id, fails FROM redeem_lock WHERE event_id = ${event.id} ORDER BY id`);
  const first = Number(rows[0]!.id);
  expect(rows).toEqual([
    { id: first, fails: 3 },
    { id: first + 1, fails: 1 },
  ]);
});

describe('the promotion that is over', () => {
  it('says so to whatever is sent', async () => {
    for (const body of [{ data: { server: '1', role_id: '2', serial: 'ABCD1234' } }, {}])
      expect(endOf(await site.call('POST /api/events/verify_deliveroo', { body }))).toEqual([400, '兌換期間已結束']);
  });
});

describe('the worker', () => {
  it('keeps how many codes of a batch are used', async () => {
    const event = await anEvent(site.query);
    const codes = [aCode(), aCode(), aCode()];
    const batch = await aBatch(site.query, event, codes);
    await site.redeem(event, codes[0]!);
    await site.redeem(event, codes[1]!);
    const round = keepUsed({ source: { query: site.query } } as never);
    const used = async () => (await site.rowsOf(`SELECT used FROM serial_batch WHERE id = ${batch}`))[0]!.used;
    await round();
    expect(await used()).toBe(2);
    await site.redeem(event, codes[2]!);
    await round();
    expect(await used()).toBe(3);
  });
});

it('seals a code for its own redemption only', () => {
  const box = codeKeys.sealCode('ABCD1234', 'red_one');
  expect(codeKeys.openCode(box, 'red_one')).toBe('ABCD1234');
  expect(codeKeys.openCode(box, 'red_two')).toBe('');
});

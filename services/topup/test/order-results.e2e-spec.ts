import type {
  MemberDataView,
  MyReportsView,
  PrevReportView,
  ReportCodeView,
  ReportResultView,
} from '@hub/contracts/topup';
import { aPlayer } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { start, type RunningPayments } from '../../../infra/simulators/newebpay/src/main.ts';
import { aTransfer, buyer, callsOf, NAME, ofTransfers, openCheckout, workMessages } from './checkout.setup.ts';
import { signedForm } from './signed-form.ts';
import { shopEnv } from './topup.env.ts';
import type { TestShop } from './topup.setup.ts';

let shop: TestShop;
let provider: RunningPayments;
const { call, begun, purchased, notify, pay } = callsOf(() => shop);
beforeAll(async () => {
  provider = await start(shopEnv);
  shop = await openCheckout(provider.url);
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});
beforeEach(() => fetch(`${provider.url}/api/reset`, { method: 'POST' }).then(() => {}));

const result = (token: string) => call<ReportResultView>(`GET /api/vipv3/report_result/${token}`);
const code = (orderno: string) => call<ReportCodeView>(`GET /api/vipv3/report_code/${orderno}`);
const prev = (token: string) => call<PrevReportView>(`GET /api/vipv2/prev_report/${token}`);
const age = (report_id: number, days: number) =>
  shop.source.query('UPDATE topup_order SET created_at = NOW(3) - INTERVAL ? DAY WHERE report_id = ?', [
    days,
    String(report_id),
  ]);

describe('an earlier order', () => {
  it('fills in the first step by its token, the bank for 90 days and the rest for 180', async () => {
    const order = await begun(ofTransfers);
    await call('POST /api/vipv2/createReport', { body: { ...aTransfer, ...order } });
    const answer = await prev(order.token);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(answer.body.record).toEqual({
      game_id: 'h55naxx2tw',
      server_id: '1',
      role_id: '1234567',
      char_name: NAME,
      email: buyer.email,
      phone: buyer.userPhone,
      area: '台北市',
      gender: 'x',
      birthday: '1995-05-05',
      report_type: '1',
      wire_code: '12345',
      wire_name: '王示範',
      bank_name: '示範銀行',
    });
    await age(order.report_id, 91);
    expect((await prev(order.token)).body.record).toMatchObject({ email: buyer.email, wire_code: '', wire_name: '' });
    await age(order.report_id, 181);
    expect((await prev(order.token)).status).toBe(404);
    expect((await result(order.token)).status).toBe(404);
  });

  it('opens to nothing else, and says no more of what is there than of what is not', async () => {
    const { report_id } = await begun();
    const answers = await Promise.all(
      [String(report_id), 'o_', `o_${'B'.repeat(22)}`, 'null', '%00', 'o_%27%20OR%201=1'].map((text) => prev(text)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  });
});

describe('what an account is offered', () => {
  it('is the character of its token, and what it wrote last itself', async () => {
    const who = aPlayer();
    const data = () => call<MemberDataView>('GET /api/auth/get_member_data', { who });
    const character = { member_id: '', game_id: 'H73', server_id: who.server, role_id: who.role, char_name: who.name };
    expect((await data()).body).toMatchObject({ ...character, email: '', phone: '' });
    // Somebody else buys for this character.
    await begun({ roleId: who.role, email: 'friend@example.com' });
    expect((await data()).body).toMatchObject({ ...character, email: '' });
    await begun({ email: 'own@example.com' }, { who });
    expect((await data()).body).toMatchObject({ ...character, email: 'own@example.com', phone: buyer.userPhone });
  });

  it('of a member is what was saved, else what was wrote last, at the address that was proven', async () => {
    const who = { kind: 'M', member: 'm_70001', chain: 'c-1' } as const;
    const data = async () => (await call<MemberDataView>('GET /api/auth/get_member_data', { who })).body;
    const saved = { gender: '', birthday: '', game_id: '', server_id: '', role_id: '', char_name: '' };
    const known = (over: object) => {
      const member = { ...saved, phone: '0987654321', area: '', email: 'proven@example.com', ...over };
      shop.catalog.routes['GET /internal/members'] = () => ({ body: { member } });
    };
    known({});
    expect(await data()).toEqual({
      ...{ member_id: who.member, ...saved, area: '' },
      ...{ email: 'proven@example.com', phone: '0987654321' },
    });
    await begun({ email: 'typed@example.com' }, { who });
    expect(await data()).toMatchObject({
      email: 'proven@example.com',
      phone: '0987654321',
      area: '台北市',
      char_name: NAME,
    });
    known({ game_id: 'L33', server_id: '9', role_id: '7', char_name: '月影' });
    expect(await data()).toMatchObject({ game_id: 'L33', server_id: '9', role_id: '7', char_name: '月影' });
    delete shop.catalog.routes['GET /internal/members'];
    expect(await data()).toMatchObject({ email: 'typed@example.com', phone: buyer.userPhone });
  });

  it('is asked with a token alone', async () => {
    for (const path of ['auth/get_member_data', 'vipv3/my_reports'])
      expect((await call(`GET /api/${path}`)).status).toBe(401);
  });
});

describe('one’s own orders', () => {
  it('of a member are the begun ones, and those with the proven address, which it cannot open', async () => {
    const who = { kind: 'M', member: 'm_70002', chain: 'c-2' } as const;
    const email = `proven-${Date.now()}@example.com`;
    const list = () => call<MyReportsView>('GET /api/vipv3/my_reports', { who });
    const theirs = await begun({ ...ofTransfers, email });
    await call('POST /api/vipv2/createReport', { body: { ...aTransfer, ...theirs } });
    await begun({ email });
    const own = await begun({ email: 'another@example.com' }, { who });
    await begun({ email: 'somebody@example.com' });
    const saved = {
      phone: '',
      area: '',
      gender: '',
      birthday: '',
      game_id: '',
      server_id: '',
      role_id: '',
      char_name: '',
    };
    shop.catalog.routes['GET /internal/members'] = () => ({ body: { member: { ...saved, email } } });
    const { record } = (await list()).body;
    expect(record.map(({ report_id, token, char_name }) => [report_id, token, char_name])).toEqual([
      [own.report_id, own.token, NAME],
      [theirs.report_id, '', ''],
    ]);
    delete shop.catalog.routes['GET /internal/members'];
    expect((await list()).status).toBe(503);
  });

  it('are those that the account began, the newest first, page by page', async () => {
    const [who, other] = [aPlayer(), aPlayer()];
    await begun({ roleId: who.role }, { who: other });
    const ids: number[] = [];
    for (let nth = 0; nth < 23; nth += 1) ids.push((await begun({}, { who })).report_id);
    const list = (query = '') => call<MyReportsView>(`GET /api/vipv3/my_reports${query}`, { who });
    const first = (await list()).body;
    expect(first.record.map(({ report_id }) => report_id)).toEqual(ids.toReversed().slice(0, 20));
    const rest = (await list(`?page=${first.next}`)).body;
    expect([rest.record.map(({ report_id }) => report_id), rest.next]).toEqual([ids.toReversed().slice(20), null]);
    const [one] = first.record;
    expect((await result(one!.token)).body.record.report_id).toBe(one!.report_id);
    expect((await list('?page=x')).status).toBe(400);
  });

  it('that are too old for their token stay in the list, which offers no way that is none', async () => {
    const who = aPlayer();
    const { report_id } = await begun({}, { who });
    await age(report_id, 181);
    const { record } = (await call<MyReportsView>('GET /api/vipv3/my_reports', { who })).body;
    expect(record).toMatchObject([{ report_id, token: '' }]);
  });
});

describe('how an order stands', () => {
  it('is told of a draft, of what waits, and of what was paid', async () => {
    const draft = await begun();
    expect((await result(draft.token)).body.record).toMatchObject({
      report_status: 0,
      title: '',
      wire_amount: 0,
      orderno: '',
      number: null,
      may_pay: false,
      may_cancel: true,
      cancel_time: draft.cancel_time,
    });
    const form = await purchased();
    expect((await result(form.token)).body.record).toMatchObject({
      report_status: 1,
      delivery_status: 0,
      may_pay: true,
      orderno: form.orderno,
      email: buyer.email,
    });
    await pay(form);
    const { record } = (await result(form.token)).body;
    expect(record).toMatchObject({
      report_status: 2,
      delivery_status: 1,
      may_pay: false,
      may_cancel: false,
      cancel_time: null,
      PaymentType: 'CREDIT',
      paid_time: '2026-11-26T14:20:00+08:00',
    });
    expect((await code(form.orderno)).body.record).toMatchObject({ Status: 'SUCCESS', TradeStatus: '1', Amt: 10_000 });
  });

  it('is told by the number of an attempt without anything of a person', async () => {
    const form = await purchased();
    const answer = await code(form.orderno);
    expect(answer.body.record).toMatchObject({ Status: '', TradeStatus: '0', CodeNo: '', title: '10,000 方案' });
    const text = JSON.stringify(answer.body);
    for (const secret of [form.token, buyer.email, buyer.userPhone, NAME, '123456789'])
      expect(text).not.toContain(secret);
    expect((await code('T0000000000000000')).status).toBe(404);
    expect((await code('%27')).status).toBe(404);
  });

  it('has the provider’s words where it declined, and can be paid once more', async () => {
    const form = await purchased();
    const told = { orderno: form.orderno, amount: 10_000, status: 'MPG03009', message: '授權失敗' };
    await notify(signedForm({ ...told, result: { PaymentType: 'CREDIT' } }));
    await workMessages(shop);
    expect((await result(form.token)).body.record).toMatchObject({
      report_status: 8,
      Message: '授權失敗',
      may_pay: true,
      may_cancel: true,
    });
    expect((await code(form.orderno)).body.record).toMatchObject({ Status: 'MPG03009', TradeStatus: '2' });
    expect((await call('POST /api/vipv3/pay_again', { body: { token: form.token } })).status).toBe(200);
    expect((await result(form.token)).body.record).toMatchObject({ report_status: 1, Message: '' });
  });

  it('is told while catalog is away, by the id of the game', async () => {
    const form = await purchased();
    const route = shop.catalog.routes['GET /internal/games/H73/topup']!;
    delete shop.catalog.routes['GET /internal/games/H73/topup'];
    const english = await call<ReportResultView>(`GET /api/vipv3/report_result/${form.token}`, { language: 'en' });
    shop.catalog.routes['GET /internal/games/H73/topup'] = route;
    expect([english.status, english.body.record.game_name]).toEqual([200, 'H73']);
  });
});

import type { KnownRoleView, KnowRoleBody } from '@hub/contracts/catalog';
import type { FirstStepView, PaymentFormView } from '@hub/contracts/topup';
import { IDENTITY_HEADER, sealIdentity } from '@hub/nest-kit/identity';
import type { Principal } from '@hub/contracts/shared';
import { parseRing } from '@hub/nest-kit/keys';
import { ProviderInbox } from '@hub/nest-kit/provider-messages';
import { callAs, testKeys, testRings, type Answer } from '@hub/nest-kit/testing';
import type { Order } from '../src/orders/order.entity.ts';
import { NewebpayMessages } from '../src/orders/payments/newebpay-messages.ts';
import { paidByCard, signedForm } from './signed-form.ts';
import { shopEnv, testShops } from './topup.env.ts';
import { openShop, type TestShop } from './topup.setup.ts';

/** Of a character of H73 in the game of these tests, whose name is this. */
export const NAME = '測試角色';

/** Ids that the game does not know, and that it does not answer about; all others have the one name. */
const NOBODY = '123456780';
const SILENT = '123456788';

function roleOf(body: unknown) {
  const { role_id, server_id } = body as KnowRoleBody;
  if (role_id === SILENT) return { status: 503, body: { msg: 'away' } };
  const role: KnownRoleView = {
    verdict: role_id === NOBODY ? 'none' : 'ok',
    role_id,
    server_id,
    server_name: '台灣一服',
    char_name: role_id === NOBODY ? '' : NAME,
    partner_uid: `uid-of-${role_id}`,
  };
  return { body: role };
}

/** A shop whose catalog asks a game. `site`: of the payment provider. */
export async function openCheckout(site = 'http://127.0.0.1:1'): Promise<TestShop> {
  const shop = await openShop({ ...shopEnv, NEWEBPAY_SITE: site, NEWEBPAY_SANDBOX_SITE: site });
  shop.catalog.routes['POST /internal/roles'] = roleOf;
  return shop;
}

export type Sent = { who?: Principal; key?: string; ip?: string; language?: string };

export const callsOf = (shop: () => TestShop) => {
  const call = <T = Record<string, string>>(line: string, sent: Sent & { body?: unknown } = {}) =>
    callAs<T>(shop().topup.url, 'topup', line, sent);
  const begin = (over: object = {}, sent: Sent = {}) =>
    call<FirstStepView>('POST /api/vipv2/first_step', { ...sent, body: { ...buyer, ...over } });
  const begun = async (over: object = {}, sent: Sent = {}) => {
    const { status, body } = await begin(over, sent);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.record;
  };
  /** Begins an order of H73 and takes it to the provider. */
  const purchased = async (over: object = {}, sent: Sent = {}) => {
    const { report_id, token } = await begun({}, sent);
    const body = { ...aPurchase, report_id, token, ...over };
    const answer = await call<PaymentFormView>('POST /api/vipv3/createReport', { ...sent, body });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return answer.body.record;
  };
  const row = async (report_id: number): Promise<Order> =>
    shop()
      .source.getRepository<Order>('topup_order')
      .findOneByOrFail({ report_id: String(report_id) });
  const notify = (fields: Record<string, string>) =>
    postForm(shop().topup.url, '/api/payments/newebpay/notify', fields);
  /** By card, as the provider tells of it. */
  const pay = async ({ orderno }: { orderno: string }) => {
    await notify(signedForm({ orderno, amount: aPurchase.wireAmount, result: paidByCard }));
    await workMessages(shop());
  };
  return { call, begin, begun, purchased, row, notify, pay };
};

export const buyer = {
  game_id: 'H73',
  serverId: 'tw_2001',
  roleId: '123456789',
  charName: NAME,
  email: 'player@example.com',
  userPhone: '0912345678',
  area: '台北市',
  gender: 'x',
  birthday: '1995-05-05',
};
/** What of an order names it in a body. */
export const named = ({ report_id, token }: { report_id: number; token: string }) => ({ report_id, token });

export const ofTransfers = { game_id: 'h55naxx2tw', serverId: '1', roleId: '1234567' };

export const aPurchase = {
  productId: 301,
  qty: 1,
  wireAmount: 10_000,
  invoiceOption: 'mobile',
  carrierNum: '/ABC1234',
};
export const aTransfer = {
  productId: 801,
  qty: 2,
  wireAmount: 20_000,
  invoiceOption: 'paper',
  recipient: '王示範',
  area: '100 台北市 中正區',
  address: '重慶南路一段 122 號',
  wireCode: '12345',
  wireTime: new Date(Date.now() - 3_600_000).toISOString(),
  wireName: '王示範',
  bankName: '示範銀行',
  note: '麻煩了',
};

/** A form as the provider or a browser posts it, with what came back. */
export async function postForm(
  url: string,
  path: string,
  fields: Record<string, string> | null,
): Promise<Answer<string>> {
  const identity = sealIdentity(testRings.topup!, 'topup', { who: { kind: 'anon' }, rid: 'r', ip: '10.0.0.1' });
  const response = await fetch(url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      [IDENTITY_HEADER]: identity,
      ...(fields && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(fields && { body: new URLSearchParams(fields).toString() }),
  });
  return { status: response.status, body: await response.text(), headers: response.headers };
}

/** What the worker does with all that the provider told and that waits. */
export async function workMessages({ db, source }: TestShop): Promise<void> {
  const inbox = new ProviderInbox(db, 'newebpay', parseRing(testKeys.ORDER_KEYS));
  const { run } = new NewebpayMessages(testShops, inbox).handler();
  const waiting = await source.query<{ id: string }[]>('SELECT id FROM provider_message WHERE outcome IS NULL');
  await Promise.all(waiting.map(({ id }) => run({ id })));
}

import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { start, type RunningPayments } from '../src/main.ts';
import { checkCode, checkValue, decrypt, encrypt, tradeSha, type Shop } from '../src/shop.ts';
import type { Trade } from '../src/trade.ts';

const shop: Shop = {
  id: 'MS900000001',
  hashKey: 't0pUpS1mulat0rKeyForDevOnly_0001',
  hashIv: 't0pUpS1mIv_00001',
};
const asBrowser = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

type Told = { path: string; fields: Record<string, string>; inner: Record<string, unknown> };
const told: Told[] = [];
const answers: number[] = [];
let provider: RunningPayments;
let ours: Server;
let home: string;
let count = 0;

const opened = ({ TradeInfo = '' }: Record<string, string>): Record<string, unknown> => {
  const text = decrypt(shop, TradeInfo) ?? '{}';
  const { Result, ...rest } = JSON.parse(text) as { Result?: Record<string, unknown> };
  return { ...rest, ...Result };
};

beforeAll(async () => {
  ours = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const fields = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
      told.push({ path: request.url ?? '', fields, inner: opened(fields) });
      response.writeHead(answers.shift() ?? 200).end('OK');
    });
  });
  await new Promise<void>((done) => ours.listen(0, '127.0.0.1', done));
  home = `http://127.0.0.1:${(ours.address() as AddressInfo).port}`;
  provider = await start({
    NEWEBPAY_MERCHANT_ID: shop.id,
    NEWEBPAY_HASH_KEY: shop.hashKey,
    NEWEBPAY_HASH_IV: shop.hashIv,
    NOTIFY_GAP_MS: '20',
  });
});
afterAll(async () => {
  await provider.close();
  await new Promise((done) => ours.close(done));
});
afterEach(async () => {
  await fetch(`${provider.url}/api/reset`, { method: 'POST' });
  told.length = 0;
  answers.length = 0;
});

/** Without the headers that `fetch` adds by itself. */
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; text: string }>((done, failed) => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const call = request(provider.url + path, { method: 'POST', headers: { ...type, ...headers } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => done({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
    });
    call.on('error', failed).end(new URLSearchParams(fields).toString());
  });
const control = async <Answer>(path: string, body?: object): Promise<Answer> => {
  const init = body && { method: 'POST', body: JSON.stringify(body) };
  return (await (await fetch(provider.url + path, init)).json()) as Answer;
};
const tradeOf = (order: string) => control<Trade>(`/api/trades/${order}`);

const innerOf = (over: Record<string, string>) => ({
  MerchantID: shop.id,
  RespondType: 'JSON',
  TimeStamp: String(Math.floor(Date.now() / 1000)),
  Version: '2.0',
  MerchantOrderNo: `T${String((count += 1)).padStart(16, '0')}`,
  Amt: '1990',
  ItemDesc: '點數 1,000+贈50',
  Email: 'player@example.com',
  VACC: '1',
  CREDIT: '1',
  NotifyURL: `${home}/notify`,
  ReturnURL: `${home}/return`,
  CustomerURL: `${home}/customer`,
  ...over,
});

async function open(over: Record<string, string> = {}, outer: Record<string, string> = {}, headers = asBrowser) {
  const inner = innerOf(over);
  const info = encrypt(shop, new URLSearchParams(inner).toString(), 16);
  const fields = { MerchantID: shop.id, TradeInfo: info, TradeSha: tradeSha(shop, info), Version: '2.0', ...outer };
  const { text: page } = await post('/MPG/mpg_gateway', fields, headers);
  return { order: inner.MerchantOrderNo, page, code: /(MPG\d{5})/.exec(page)?.[1] };
}

/** What the browser would post to the shop by the page's own form. */
function returned(page: string): { to: string; fields: Record<string, string> } {
  const to = /action="([^"]+)"/.exec(page)?.[1] ?? '';
  const fields = [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]);
  return { to, fields: Object.fromEntries(fields) as Record<string, string> };
}

async function pay(over: Record<string, string>, method: string, card = '4000-2211-1111-1111') {
  const { order, page } = await open(over);
  const id = /name="page" value="(\w+)"/.exec(page)?.[1] ?? '';
  const answer = await post('/MPG/pay', { page: id, method, card_no: card }, asBrowser);
  return { order, ...returned(answer.text) };
}

describe('a request for a payment', () => {
  it('opens a page with what can be paid with, once for each number', async () => {
    const { order, page } = await open({ WEBATM: '1' });
    for (const words of ['點數 1,000+贈50', 'NT$1,990', '信用卡', 'ATM 轉帳', 'WebATM']) expect(page).toContain(words);
    expect((await tradeOf(order)).state).toBe('created');
    expect((await open({ MerchantOrderNo: order })).code).toBe('MPG03008');
  });

  it.each([
    ['MPG01010', { Version: '2.1' }, { Version: '2.1' }],
    ['MPG01011', { RespondType: 'XML' }, {}],
    ['MPG01002', { TimeStamp: '' }, {}],
    ['MPG02004', { TimeStamp: String(Math.floor(Date.now() / 1000) - 600) }, {}],
    ['MPG02004', { TimeStamp: String(Date.now()) }, {}],
    ['MPG01012', { MerchantOrderNo: 'T-1' }, {}],
    ['MPG01012', { MerchantOrderNo: 'T'.repeat(31) }, {}],
    ['MPG01013', { Email: 'nobody' }, {}],
    ['MPG01014', { NotifyURL: 'player.example/notify' }, {}],
    ['MPG01014', { NotifyURL: 'https://a.example/x', ReturnURL: 'https://a.example/x' }, {}],
    ['MPG01015', { Amt: '1990.0' }, {}],
    ['MPG01015', { Amt: '0' }, {}],
    ['MPG01017', { ItemDesc: ' ' }, {}],
    ['MPG01018', { ExpireDate: '20200101' }, {}],
    ['MPG01018', { ExpireDate: '20269999' }, {}],
    ['MPG01023', {}, { TradeInfo: '' }],
    ['MPG01024', {}, { TradeSha: '' }],
    ['MPG02002', { VACC: '1', CREDIT: '0', Amt: '50000' }, {}],
    ['MPG02002', { VACC: '0', CREDIT: '0', WEBATM: '1' }, {}],
    ['MPG02003', { LINEPAY: '1' }, {}],
    ['MPG03007', { MerchantID: 'MS1' }, {}],
    ['MPG03007', {}, { MerchantID: 'MS1' }],
    ['MPG03009', {}, { TradeSha: 'A'.repeat(64) }],
    ['MPG03009', {}, { EncryptType: '1' }],
    ['MPG01001', { Version: '1.5' }, { Version: '1.5' }],
  ])('is refused with %s: %j %j', async (code, inner, outer) => {
    expect((await open(inner as Record<string, string>, outer as Record<string, string>)).code).toBe(code);
  });

  it('is refused from a frame and from a server', async () => {
    expect((await open({}, {}, { ...asBrowser, 'sec-fetch-dest': 'iframe' })).code).toBe('MPG02005');
    expect((await open({}, {}, {} as typeof asBrowser)).code).toBe('MPG02005');
  });
});

describe('a payment', () => {
  it('by card is told to the shop before the browser comes back with the same', async () => {
    const { order, to, fields } = await pay({}, 'CREDIT');
    expect(told).toMatchObject([
      { path: '/notify', fields: { Status: 'SUCCESS', MerchantID: shop.id, Version: '2.0' } },
    ]);
    expect(told[0]!.inner).toMatchObject({
      Status: 'SUCCESS',
      MerchantOrderNo: order,
      Amt: 1990,
      PaymentType: 'CREDIT',
    });
    expect(to).toBe(`${home}/return`);
    expect(opened(fields)).toEqual(told[0]!.inner);
    expect(fields.TradeSha).toBe(tradeSha(shop, fields.TradeInfo ?? ''));
    expect(await tradeOf(order)).toMatchObject({ state: 'paid', notices: [{ status: 200, body: 'OK', attempt: 1 }] });
  });

  it('fails with every other card, and says so', async () => {
    const { order, fields } = await pay({}, 'CREDIT', '4111-1111-1111-1111');
    expect(opened(fields)).toMatchObject({ Status: 'MPG03009', RespondCode: '54' });
    expect((await tradeOf(order)).state).toBe('failed');
  });

  it('by transfer begins with a number that only the browser brings, and is told when the money is there', async () => {
    const { order, to, fields } = await pay({}, 'VACC');
    expect([to, told]).toEqual([`${home}/customer`, []]);
    expect(opened(fields)).toMatchObject({ Status: 'SUCCESS', BankCode: '008', ExpireTime: '23:59:59' });
    const paid = await control<Trade>(`/api/trades/${order}/pay`, {});
    expect(paid.notices).toMatchObject([{ status: 200 }]);
    expect(told[0]!.inner).toMatchObject({ PaymentType: 'VACC', PayerAccount5Code: '54321' });
  });

  it('from UnionPay comes back without a word', async () => {
    const { fields } = await pay({ UNIONPAY: '1' }, 'UNIONPAY');
    expect([fields, told.length]).toEqual([{}, 1]);
  });

  it('is told again until it is taken with 200, four times at most', async () => {
    answers.push(302, 500);
    const first = await pay({}, 'CREDIT');
    await expect.poll(() => told.length).toBe(3);
    expect((await tradeOf(first.order)).notices.map(({ status }) => status)).toEqual([302, 500, 200]);
    answers.push(500, 500, 500, 500, 500);
    const second = await pay({}, 'CREDIT');
    await expect.poll(async () => (await tradeOf(second.order)).notices.length).toBe(4);
  });

  it('can be told many times at once, never, and with something changed', async () => {
    const { order } = await pay({}, 'VACC');
    await control(`/api/trades/${order}/pay`, { notify: 'never' });
    expect(told).toEqual([]);
    await control(`/api/trades/${order}/notify`, { notify_times: 30, notify_at_once: true });
    expect(told).toHaveLength(30);
    told.length = 0;
    for (const tamper of ['amount', 'sum', 'merchant', 'status', 'outer_status', 'order', 'cut'])
      await control(`/api/trades/${order}/notify`, { tamper });
    expect(told.map(({ fields }) => fields.TradeSha === tradeSha(shop, fields.TradeInfo ?? ''))).toEqual([
      true,
      false,
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(told[0]!.inner.Amt).toBe(1991);
  });

  it('comes in either form and padding', async () => {
    await control('/api/behaviour', { padding: 16, escapes: false, colons: false, letters_in_number: true });
    const { fields } = await pay({ RespondType: 'String' }, 'VACC');
    const text = new URLSearchParams(decrypt(shop, fields.TradeInfo ?? '') ?? '');
    expect([text.get('Message'), text.get('ExpireTime')]).toEqual(['成功', '235959']);
    expect(text.get('CodeNo')).toMatch(/^TestAccount\d{5}$/);
  });
});

describe('calls from server to server', () => {
  const query = (order: string, amount = '1990', more: Record<string, string> = {}) =>
    ask('/API/QueryTradeInfo', {
      MerchantID: shop.id,
      Version: '1.3',
      RespondType: 'JSON',
      TimeStamp: String(Math.floor(Date.now() / 1000)),
      MerchantOrderNo: order,
      Amt: amount,
      CheckValue: checkValue(shop, { orderNo: order, amount }),
      ...more,
    });
  const ask = async (path: string, fields: Record<string, string>) => {
    const answer = await post(path, fields, { 'user-agent': 'test' });
    return JSON.parse(answer.text) as { Status: string; Result: Record<string, string> };
  };
  const change = (path: string, inner: Record<string, string>) => {
    const all = { RespondType: 'JSON', TimeStamp: String(Math.floor(Date.now() / 1000)), IndexType: '1', ...inner };
    const PostData_ = encrypt(shop, new URLSearchParams(all).toString(), 16);
    return ask(`/API/CreditCard/${path}`, { MerchantID_: shop.id, PostData_ });
  };

  it('say what became of an order, under a sum', async () => {
    const { order } = await pay({}, 'VACC');
    const open = await query(order);
    expect(open.Result).toMatchObject({ TradeStatus: '0', PayTime: '0000-00-00 00:00:00', PaymentType: 'VACC' });
    await control(`/api/trades/${order}/pay`, { notify: 'never' });
    const paid = await query(order);
    const tradeNo = paid.Result.TradeNo ?? '';
    expect(paid.Result).toMatchObject({
      TradeStatus: '1',
      CheckCode: checkCode(shop, { orderNo: order, amount: 1990, tradeNo }),
    });
    expect((await query(order, '1990', { CheckValue: 'A'.repeat(64) })).Status).toBe('TRA10054');
    expect((await query(order, '1990', { TimeStamp: '1700000000' })).Status).toBe('MEM40014');
  });

  it('lock themselves for who asks for too many orders that nobody knows', async () => {
    for (let asked = 0; asked < 21; asked += 1) expect((await query(`T${asked}`)).Status).toBe('TRA10021');
    const { order } = await pay({}, 'VACC');
    expect((await query(order)).Status).toBe('TRA10071');
    await fetch(`${provider.url}/api/faults`, { method: 'DELETE' });
    expect((await query(order)).Status).toBe('SUCCESS');
  });

  it('give up a card before it is captured, and give back from it after', async () => {
    const { order } = await pay({}, 'CREDIT');
    const refund = (amount: string) =>
      change('Close', { Version: '1.1', MerchantOrderNo: order, Amt: amount, CloseType: '2' });
    expect((await refund('1990')).Status).toBe('TRA10047');
    await control(`/api/trades/${order}/capture`, {});
    expect((await change('Cancel', { Version: '1.0', MerchantOrderNo: order, Amt: '1990' })).Status).toBe('TRA10027');
    expect((await refund('990')).Status).toBe('SUCCESS');
    expect((await refund('1001')).Status).toBe('TRA10036');
    expect((await refund('1000')).Status).toBe('SUCCESS');
    expect((await query(order)).Result.TradeStatus).toBe('6');
    const other = await pay({}, 'CREDIT');
    expect((await change('Cancel', { Version: '1.0', MerchantOrderNo: other.order, Amt: '1990' })).Status).toBe(
      'SUCCESS',
    );
    expect((await query(other.order)).Result.TradeStatus).toBe('3');
  });

  it('meet the faults that are switched on', async () => {
    const { order } = await pay({}, 'CREDIT');
    await control('/api/faults', { faults: [{ mode: 'wrong_sum', next: 1 }] });
    expect((await query(order)).Result.CheckCode).toBe('0'.repeat(64));
    await control('/api/faults', { mode: 'down', next: 1 });
    expect((await post('/API/QueryTradeInfo', {}, { 'user-agent': 'test' })).status).toBe(503);
    expect((await post('/API/QueryTradeInfo', {}, { 'user-agent': 'axios/1.7' })).status).toBe(403);
  });
});

it('has a page for people, from which a number can be paid', async () => {
  const { order } = await pay({}, 'VACC');
  const page = await (await fetch(provider.url)).text();
  for (const words of [order, 'number_taken · VACC', 'NT$1,990']) expect(page).toContain(words);
  await post('/do', { order, what: 'pay' });
  expect((await tradeOf(order)).state).toBe('paid');
});

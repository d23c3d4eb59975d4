import { paymentCalls } from '@hub/contracts/topup';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAddress, startGateway, type Gateway } from './gateway.setup.ts';
import { json, tinyService } from './tiny-service.ts';

const FORM = 'application/x-www-form-urlencoded';
const BODY = 'TradeInfo=ab%2B+c&TradeSha=%E4%B8%AD&TradeInfo=again';
/** As a browser posts it from the page of somebody else, with whatever it has of us. */
const fromAbroad = {
  origin: 'https://ccore.newebpay.com',
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'navigate',
  cookie: 'hub_staff=secret',
  'x-auth-token': 'a.b.c',
  'x-hub-identity': 'forged',
};

let topup: Awaited<ReturnType<typeof tinyService>>;
let gateway: Gateway;
beforeAll(async () => {
  topup = await tinyService('topup', {
    'POST /api/payments/newebpay/return': (_, response) =>
      response.writeHead(303, { location: '/wire_report_result?token=o_1', 'set-cookie': 'a=b' }).end(),
  });
  gateway = await startGateway({ env: { SERVICE_URLS: JSON.stringify({ topup: topup.url }) } });
});
afterAll(async () => {
  await gateway.close();
  await topup.stop();
});
beforeEach(() => void topup.ledger.splice(0));

type Sent = { type?: string; body?: string; headers?: Record<string, string>; ip?: string };
const post = (path: string, { type = FORM, body = BODY, headers = {}, ip = anAddress() }: Sent = {}) =>
  fetch(gateway.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...(type && { 'content-type': type }), ...headers, 'x-forwarded-for': ip },
    body,
  });
const rows = Object.values(paymentCalls).map(({ path }) => path);

describe.each(rows)('the provider’s form at %s', (path) => {
  it('passes from another site as it came, in nobody’s name', async () => {
    const { status } = await post(path, { headers: fromAbroad });
    expect(status).toBeLessThan(400);
    const [seen] = topup.ledger;
    expect(seen).toMatchObject({ body: BODY, identity: { who: { kind: 'anon' } } });
    expect(seen?.headers).toMatchObject({ 'content-type': FORM });
    for (const name of ['cookie', 'x-auth-token', 'origin']) expect(seen?.headers).not.toHaveProperty(name);
  });

  it('may be empty', async () => {
    expect((await post(path, { body: '' })).status).toBeLessThan(400);
    expect(topup.ledger).toHaveLength(1);
  });

  it('is no other kind of body, and no large one', async () => {
    expect((await post(path, { type: 'application/json', body: '{}' })).status).toBe(415);
    expect((await post(path, { type: 'multipart/form-data; boundary=a', body: '--a--' })).status).toBe(415);
    expect((await post(path, { body: 'a'.repeat(64 * 1024 + 1) })).status).toBe(413);
    expect(topup.ledger).toEqual([]);
  });
});

it.each(['/api/vipv2/first_step', '/api/vipv3/createReport', '/api/vipv3/cancel_report', '/api/staff/login'])(
  'no other call takes such a form: %s',
  async (path) => {
    expect((await post(path, { headers: { 'sec-fetch-site': 'same-origin' } })).status).toBe(415);
    expect(topup.ledger).toEqual([]);
  },
);

it('a browser is sent on, and gets no cookie on its way', async () => {
  const answer = await post(paymentCalls.returnFromPayment.path);
  expect([answer.status, answer.headers.get('location'), answer.headers.get('set-cookie')]).toEqual([
    303,
    '/wire_report_result?token=o_1',
    null,
  ]);
});

it('the notices of the provider’s one address are not counted as those of a household', async () => {
  const own = await tinyService('topup', { '*': (_, response) => json(response, {}) });
  const strict = await startGateway({
    env: { SERVICE_URLS: JSON.stringify({ topup: own.url }), LIMIT_FACTOR: '0.01' },
  });
  const ip = anAddress();
  const statuses = async (path: string, many: number) => {
    const answers: number[] = [];
    for (let nth = 0; nth < many; nth += 1) {
      const headers = { 'content-type': FORM, 'x-forwarded-for': ip };
      answers.push((await fetch(strict.url + path, { method: 'POST', headers, body: BODY })).status);
    }
    return answers;
  };
  try {
    expect(await statuses(paymentCalls.takeNotice.path, 20)).toEqual(Array.from({ length: 20 }, () => 200));
    expect((await statuses(paymentCalls.returnFromPayment.path, 3)).at(-1)).toBe(429);
  } finally {
    await strict.close();
    await own.stop();
  }
});

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTrade, TradeRefused } from '../../../../services/topup/src/newebpay/trade-cipher.ts';
import { start, type RunningPayments } from '../../../simulators/newebpay/src/main.ts';
import type { Finding } from '../run-checks.ts';
import { lookAtShop } from '../newebpay/look-at-shop.ts';
import { writePaymentPage } from '../newebpay/payment-page.ts';
import { readShopWish, type ShopWish } from '../newebpay/shop-wish.ts';

const merchant = { id: 'MS900000001', hashKey: 'kQ7vN2mX9pL4sD8fG1hJ6tR3yU5wE0zA', hashIv: 'Zx8Cv3Bn6Ma1Qw9E' };

let provider: RunningPayments;
let site: Server;
/** What our site does with a notice; null: as it should. */
let answers: ((isSigned: boolean) => number) | null = null;

beforeAll(async () => {
  provider = await start({
    NEWEBPAY_MERCHANT_ID: merchant.id,
    NEWEBPAY_HASH_KEY: merchant.hashKey,
    NEWEBPAY_HASH_IV: merchant.hashIv,
  });
  site = createServer((asked, answer) => {
    const chunks: Buffer[] = [];
    asked.on('data', (chunk: Buffer) => chunks.push(chunk));
    asked.on('end', () => {
      const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
      const isSigned = signed(form);
      answer.writeHead(answers?.(isSigned) ?? (isSigned ? 200 : 400)).end();
    });
  });
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  await provider.close();
  await new Promise((done) => site.close(done));
});
beforeEach(async () => {
  answers = null;
  await fetch(`${provider.url}/api/reset`, { method: 'POST' });
});

function signed(form: Record<string, string>): boolean {
  try {
    openTrade(merchant, form);
    return true;
  } catch (error) {
    if (error instanceof TradeRefused) return false;
    throw error;
  }
}

const aShop = (over: Partial<ShopWish> = {}): ShopWish => ({
  site: provider.url,
  merchant,
  version: '2.0',
  publicUrl: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
  isLocal: true,
  page: '',
  amount: 30,
  json: false,
  timeoutMs: 3000,
  ...over,
});
const wrongIn = (findings: Finding[]) => findings.filter(({ state }) => state === 'wrong');
const look = async (over: Partial<ShopWish> = {}) => lookAtShop(aShop(over), () => undefined);
const other = (over: Partial<typeof merchant>) => ({ merchant: { ...merchant, ...over } });

describe('a shop at the provider', () => {
  it('that is set up as it should is right in everything', async () => {
    const findings = await look();
    expect(findings.map(({ id, state }) => `${id} ${state}`)).toEqual(findings.map(({ id }) => `${id} right`));
    expect(findings.length).toBeGreaterThan(10);
  });

  const cases: [what: string, over: Partial<ShopWish>, ...red: string[]][] = [
    ['is called by another key', other({ hashKey: 'x'.repeat(31) + 'y' }), 'knows-the-shop', 'takes-ours'],
    ['is called by another IV', other({ hashIv: 'x'.repeat(15) + 'y' }), 'knows-the-shop', 'takes-ours'],
    ['is another shop', other({ id: 'MS111111111' }), 'knows-the-shop'],
    ['has a key with a blank', other({ hashKey: `${merchant.hashKey} ` }), 'keys'],
    ['has an address with a path', { site: 'http://127.0.0.1:1/MPG' }, 'address', 'reachable'],
    ['is not there', { site: 'http://127.0.0.1:1' }, 'reachable'],
    ['is called by a version of before', { version: '1.4' }, 'version', 'callbacks'],
    ['has too long an address for its version', { version: '1.5' }, 'callbacks'],
    ['is of no provider, without https', { isLocal: false }, 'address', 'callbacks'],
    [
      'signs with a key of a manual',
      { isLocal: false, ...other({ hashKey: 'Fs5cX1TGqYM2PpdbE14a9H83YQSQF5jn' }) },
      'address',
      'keys',
    ],
    ['has a site that is away', { publicUrl: 'http://127.0.0.1:1' }, 'refuses-others', 'takes-ours'],
  ];
  it.each(cases)('that %s is found out', async (_, over, ...red) => {
    const wrong = wrongIn(await look(over));
    expect(wrong.map(({ id }) => id)).toEqual(red);
    for (const { found, hint } of wrong) expect([found, hint]).not.toContain('');
  });

  it.each([
    ['redirects', () => 301, ['refuses-others', 'takes-ours']],
    ['is behind a bot rule', () => 403, ['refuses-others', 'takes-ours']],
    ['trusts everybody', () => 200, ['refuses-others']],
    ['has other keys', () => 400, ['takes-ours']],
    ['answers that something was made', (isSigned: boolean) => (isSigned ? 201 : 400), ['takes-ours']],
  ])('whose site %s is found out', async (_, does, red) => {
    answers = does;
    expect(wrongIn(await look()).map(({ id }) => id)).toEqual(red);
  });

  it('is told in the provider’s words why it is not known', async () => {
    const [wrong] = wrongIn(await look(other({ hashKey: 'x'.repeat(31) + 'y' })));
    expect([wrong?.found, wrong?.hint]).toEqual([
      'the provider says TRA10054',
      expect.stringContaining('NEWEBPAY_HASH_KEY'),
    ]);
    await fetch(`${provider.url}/api/faults`, { method: 'POST', body: '{"mode":"down","next":1}' });
    expect(wrongIn(await look()).map(({ id }) => id)).toEqual(['knows-the-shop']);
  });

  it('gets a page to pay by hand, which the provider takes', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hub-page-'));
    const page = join(folder, 'pay.html');
    const orderNo = writePaymentPage(aShop({ page }));
    const text = readFileSync(page, 'utf8');
    rmSync(folder, { recursive: true });
    const fields = [...text.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]);
    expect(text).toContain(`action="${provider.url}/MPG/mpg_gateway"`);
    expect(openTrade(merchant, Object.fromEntries(fields))).toContain(`MerchantOrderNo=${orderNo}&Amt=30`);
  });

  it('is read from the settings of topup', () => {
    const env = {
      NEWEBPAY_SITE: 'https://ccore.newebpay.com',
      NEWEBPAY_MERCHANT_ID: merchant.id,
      NEWEBPAY_HASH_KEY: merchant.hashKey,
      NEWEBPAY_HASH_IV: merchant.hashIv,
      PUBLIC_URL: 'https://player.example/',
    };
    expect(readShopWish([], env)).toMatchObject({ merchant, publicUrl: 'https://player.example', version: '2.0' });
    expect(() => readShopWish([], { ...env, PUBLIC_URL: undefined })).toThrow('missing: PUBLIC_URL');
    expect(() => readShopWish(['--nonsense'], env)).toThrow('--nonsense');
  });
});

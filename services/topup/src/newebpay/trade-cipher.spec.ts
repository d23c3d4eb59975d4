import { createCipheriv } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkCode, checkValue } from './check-codes.ts';
import { formEncoded } from './form-encoding.ts';
import { encryptTrade, openTrade, TradeRefused, tradeSha, type Merchant } from './trade-cipher.ts';
import { vectors } from './trade-vectors.ts';

const merchant: Merchant = {
  id: 'MS900000001',
  hashKey: 't0pUpS1mulat0rKeyForDevOnly_0001',
  hashIv: 't0pUpS1mIv_00001',
};
const manual: Merchant = { ...vectors[0]!.merchant };

/** As another machine pads: to blocks of so many bytes. */
function sealed(bytes: Buffer, block: number): { TradeInfo: string; TradeSha: string } {
  const length = block - (bytes.length % block);
  return signed(Buffer.concat([bytes, Buffer.alloc(length, length)]));
}

function signed(padded: Buffer): { TradeInfo: string; TradeSha: string } {
  const cipher = createCipheriv('aes-256-cbc', merchant.hashKey, merchant.hashIv).setAutoPadding(false);
  const info = cipher.update(padded, undefined, 'hex') + cipher.final('hex');
  return { TradeInfo: info, TradeSha: tradeSha(merchant, info) };
}

describe('a message of the provider', () => {
  it.each(vectors)('is opened and signed byte for byte: $name', ({ merchant: shop, padding, plain, info, sum }) => {
    expect(openTrade(shop, { TradeInfo: info, TradeSha: sum })).toBe(plain);
    expect(tradeSha(shop, info)).toBe(sum);
    if (padding === 16) expect(encryptTrade(shop, plain)).toBe(info);
  });

  it('is opened at every length of both paddings', () => {
    for (const block of [16, 32])
      for (let length = 0; length < 64; length += 1) {
        const text = 'a'.repeat(length);
        expect(openTrade(merchant, sealed(Buffer.from(text), block))).toBe(text);
      }
  });

  it('is refused with one error, whatever is wrong with it', () => {
    const whole = sealed(Buffer.from('{"Status":"SUCCESS"}'), 16);
    const resigned = (info: string) => ({ TradeInfo: info, TradeSha: tradeSha(merchant, info) });
    const last = (byte: number) => Buffer.concat([Buffer.alloc(31), Buffer.from([byte])]);
    const bad = [
      {},
      { ...whole, TradeSha: undefined },
      { ...whole, TradeSha: whole.TradeSha.toLowerCase() },
      { ...whole, TradeInfo: [whole.TradeInfo] },
      { ...whole, TradeInfo: whole.TradeInfo.replace(/^./, (sign) => (sign === '0' ? '1' : '0')) },
      { TradeInfo: whole.TradeInfo, TradeSha: tradeSha(manual, whole.TradeInfo) },
      ...['', 'zz', whole.TradeInfo.slice(2), `${whole.TradeInfo}00`].map(resigned),
      signed(last(0)),
      signed(last(33)),
      signed(last(2)),
      signed(Buffer.alloc(16, 32)),
      sealed(Buffer.from([0xff, 0xfe]), 16),
    ];
    for (const message of bad) expect(() => openTrade(merchant, message)).toThrow(new TradeRefused());
  });
});

describe('sums of questions and answers', () => {
  const asked = (amount: number, orderNo: string, tradeNo = '') => ({ amount, orderNo, tradeNo });
  const old: Merchant = { id: '1422967', hashKey: 'abcdefg', hashIv: '1234567' };
  const shop: Merchant = { ...manual, id: 'MS127874575' };

  it('are those of the manuals and of real answers', () => {
    const values: [Merchant, ReturnType<typeof asked>, string][] = [
      [old, asked(100, '840f022'), '379BF1DB8948EE79D8ED77A1EBCB2F57B0FD45D0376B6DA9CF85F539CEF1C127'],
      [
        shop,
        asked(10, 'MyCompanyOrder_1695795410'),
        '59D3DEBBE4973B3AC2B102603DB97F0F9BE55F46B0F29FE84EF56FBCA3EBBC16',
      ],
      [merchant, asked(1990, 'TP20260101_0001'), '3B7EE2274E942F40554099E55E818880035007F7C177DD1389FF23A8DF0ADD31'],
    ];
    for (const [of, order, sum] of values) expect(checkValue(of, order)).toBe(sum);
    const codes: [Merchant, ReturnType<typeof asked>, string][] = [
      [
        old,
        asked(100, '840f022', '14061313541640927'),
        '62C687AF6409E46E79769FAF54F54FE7E75AAE50BAF0767752A5C337670B8EDB',
      ],
      [
        shop,
        asked(30, 'Vanespl_ec_1695795668', '23092714215835071'),
        '79C5227AF869AE4F25FDF4E22B928D5B52E415D9905EC6912D7807E18C3FFACA',
      ],
      [
        shop,
        asked(10, 'MyCompanyOrder_1695795410', '21120214151152468'),
        '3BBBD18B6C2446E35764D587168997BF719FA72E00C569D2A55E45D67149EC71',
      ],
      [
        merchant,
        asked(1990, 'TP20260101_0001', '26010108000012345'),
        'B819416A08FD8CABCC1EB48AD28EAC094670C0CCCF47BD854296DDC52F00B369',
      ],
    ];
    for (const [of, order, sum] of codes) expect(checkCode(of, order)).toBe(sum);
  });
});

describe('fields as a form', () => {
  it('are encoded as the provider encodes them', () => {
    expect(formEncoded({ a: "1,000+贈 50*~!'()", b: 'x=y&z', c: 7 })).toBe(
      'a=1%2C000%2B%E8%B4%88+50%2A%7E%21%27%28%29&b=x%3Dy%26z&c=7',
    );
  });
});

import { randomBytes } from 'node:crypto';
import type { KeyRing } from '@hub/nest-kit/keys';
import { describe, expect, it } from 'vitest';
import type { Buyer } from './buyer.ts';
import { OrderKeys } from './order-keys.ts';

const key = (kid: string) => ({ kid, key: randomBytes(32) });
const [one, two] = [key('k1'), key('k2')];
const check = randomBytes(32);
const buyer: Buyer = {
  email: 'player@example.com',
  phone: '0912345678',
  area: '台北市',
  gender: 'x',
  birthday: '1995-05-05',
  transfer: null,
  invoice: null,
  prize: null,
  sent: '',
};
const keysOf = (...ring: KeyRing) => new OrderKeys(ring, check);
const rowOf = (keys: OrderKeys, report_id: string) => ({ report_id, ...keys.fresh(report_id, buyer) });

describe('what of an order is secret', () => {
  it('is read again, and is nowhere in the row as it stands', () => {
    const keys = keysOf(one);
    const row = rowOf(keys, '300000000001');
    const token = keys.tokenOf(row);
    expect(token).toMatch(/^o_[\w-]{22}$/);
    expect([keys.buyerOf(row), keys.tokenMac(token)]).toEqual([buyer, row.token_mac]);
    const stored = Buffer.concat([row.token_mac, row.token_box, row.buyer_box!]).toString('latin1');
    for (const secret of [token, token.slice(2), buyer.email, buyer.phone]) expect(stored).not.toContain(secret);
    expect(row.token_box.length).toBeLessThanOrEqual(128);
  });

  it('opens in no other row, and in no other place of its own', () => {
    const keys = keysOf(one);
    const [mine, other] = [rowOf(keys, '300000000001'), rowOf(keys, '300000000002')];
    expect(() => keys.buyerOf({ ...mine, buyer_box: other.buyer_box })).toThrow();
    expect(() => keys.tokenOf({ ...mine, token_box: other.token_box })).toThrow();
    expect(() => keys.tokenOf({ ...mine, token_box: mine.buyer_box! })).toThrow();
  });

  it('stays under its own key when a younger one seals', () => {
    const row = rowOf(keysOf(one), '300000000001');
    const keys = keysOf(two, one);
    const changed = { ...row, buyer_box: keys.sealBuyer(row, { ...buyer, phone: '0987654321' }) };
    expect([keys.buyerOf(changed)?.phone, keys.tokenOf(changed)]).toEqual(['0987654321', keysOf(one).tokenOf(row)]);
    expect(rowOf(keys, '300000000002').buyer_kid).toBe('k2');
    expect(() => keysOf(two).buyerOf(row)).toThrow('no key k1');
  });

  it('is nothing once the buyer has served their time', () => {
    const keys = keysOf(one);
    expect(keys.buyerOf({ ...rowOf(keys, '300000000001'), buyer_box: null })).toBeNull();
  });

  it('is found by a hash that an e-mail address has however it is written, and no other text than a token', () => {
    const keys = keysOf(one);
    expect(keys.emailMac(' Player@Example.com ')).toEqual(keys.emailMac('player@example.com'));
    expect(keys.emailMac('player@example.co')).not.toEqual(keys.emailMac('player@example.com'));
    for (const text of ['', 'o_', 'o_short', `x_${'a'.repeat(22)}`, `o_${'a'.repeat(23)}`, `o_${'é'.repeat(22)}`])
      expect(keys.tokenMac(text)).toBeNull();
  });
});

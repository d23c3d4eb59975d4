import { describe, expect, it } from 'vitest';
import { fitsOneMail } from './mail-lines.ts';
import { mostAtOnce, priceOrder } from './price-order.ts';
import { demoGifts, demoTiers } from './seed/demo-bonuses.ts';
import { demoProducts } from './seed/demo-products.ts';

const ofPrice = (game: string, price: number) =>
  demoProducts(new Date())[game]!.products.find((product) => product.price === price)!;
const gift = demoGifts.g66naxx2tw!;
const { tiers } = demoTiers.G112!;

describe('what an order costs and brings', () => {
  it('is the package as often as it was chosen', () => {
    expect(priceOrder({ product: ofPrice('h55naxx2tw', 5000), qty: 3, gift: null, tiers: [] })).toEqual({
      amount: 15_000,
      goods: [{ part: 'goods', title: '5,000 方案', items: [{ item_code: 'gold', qty: 15_450 }] }],
      tier_amount: null,
    });
  });

  it.each([
    [10_000, []],
    [15_000, [1, 20]],
    [20_000, [1, 20]],
    [30_000, [2, 40]],
    [49_999, [2, 40]],
  ])('brings with %i as many of the gift: %j', (price, items) => {
    const { goods } = priceOrder({ product: ofPrice('g66naxx2tw', price), qty: 1, gift, tiers: [] });
    expect(goods.filter(({ part }) => part === 'gift').flatMap((one) => one.items.map(({ qty }) => qty))).toEqual(
      items,
    );
  });

  it.each([
    [10_000, 30],
    [20_000, 80],
    [30_000, 150],
    [49_999, 250],
    [15_000, null],
  ])('asks with %i for the bonus of the month: %j parts', (price, parts) => {
    const { goods, tier_amount } = priceOrder({ product: ofPrice('G112', price), qty: 1, gift: null, tiers });
    expect(goods.find(({ part }) => part === 'tier')?.items[0]?.qty ?? null).toBe(parts);
    expect(tier_amount).toBe(parts === null ? null : price);
  });

  it('is never more of a thing than one line of a mail holds', () => {
    const product = { ...ofPrice('H73', 100_000), items: [{ item_code: 'gold', qty: 600_000 }] };
    const [first] = priceOrder({ product, qty: 4, gift: null, tiers: [] }).goods;
    expect(first?.items.map(({ qty }) => qty)).toEqual([1_000_000, 1_000_000, 400_000]);
  });

  it('is never more than one mail takes: so many are sold at once, and at least one', () => {
    const heavy = { items: ['a', 'b', 'c'].map((item_code) => ({ item_code, qty: 1_000_000 })) };
    expect([mostAtOnce(heavy, 10), mostAtOnce(heavy, 5)]).toEqual([6, 5]);
    expect([fitsOneMail(heavy.items, 6), fitsOneMail(heavy.items, 7)]).toEqual([true, false]);
    expect(mostAtOnce({ items: [{ item_code: 'a', qty: 10 }] }, 99)).toBe(99);
  });
});

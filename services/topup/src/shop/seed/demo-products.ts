import type { Product, SettingBody } from '../setting-bodies.ts';

/** `place`: in the number of the product. */
type Step = [price: number, free: number, place: number];
const ladder: Step[] = [
  [3000, 0, 2],
  [5000, 150, 3],
  [10_000, 500, 1],
  [15_000, 900, 4],
  [20_000, 1400, 5],
  [30_000, 2400, 6],
  [49_999, 4500, 7],
  [100_000, 10_000, 8],
];
/** Nobody sends more by one transfer. */
const BY_TRANSFER = 49_999;
const DAY_MS = 86_400_000;

const figures = new Intl.NumberFormat('zh-TW');

function product(first: number, [price, free_golds, place]: Step): Product {
  const size = figures.format(price);
  return {
    product_id: first + place,
    title: `${size} 方案`,
    title_hk: `${size} 套裝`,
    title_en: `${size} package`,
    product_desc: `${size} 金幣`,
    product_desc_hk: `${size} 金幣`,
    product_desc_en: `${size} gold`,
    price,
    gold: price,
    free_golds,
    regions: ['1', '2'],
    starts_at: null,
    ends_at: null,
    sold_out: false,
    items: [{ item_code: 'gold', qty: price + free_golds }],
  };
}

type Range = { first: number; least?: number; most?: number };
const ranges: Record<string, Range> = {
  G112: { first: 200 },
  H73: { first: 300 },
  L33: { first: 400, least: 5000 },
  MA96: { first: 500, least: 10_000 },
  G115: { first: 600, most: BY_TRANSFER },
  g66naxx2tw: { first: 700, most: BY_TRANSFER },
  h55naxx2tw: { first: 800, most: BY_TRANSFER },
};

const special = (id: number, [title, title_hk, title_en]: [string, string, string], price: number): Product => ({
  ...product(id, [price, 1000, 0]),
  title,
  title_hk,
  title_en,
});

const own: Record<string, (now: Date) => Product[]> = {
  H73: () => [{ ...special(391, ['週年禮盒', '週年禮盒', 'Anniversary box'], 20_000), sold_out: true }],
  G112: (now) => [
    {
      ...special(291, ['新年方案', '新年套裝', 'New year package'], 10_000),
      starts_at: new Date(now.getTime() + 14 * DAY_MS).toISOString(),
    },
  ],
  MA96: () => [{ ...special(591, ['海外限定方案', '海外限定套裝', 'Overseas package'], 12_000), regions: ['2'] }],
};

/** Also one that is sold out, one of later, and one for players outside Taiwan. */
export const demoProducts = (now: Date): Record<string, SettingBody<'products'>> =>
  Object.fromEntries(
    Object.entries(ranges).map(([game, { first, least = 0, most = Infinity }]) => {
      const usual = ladder.filter(([price]) => price >= least && price <= most).map((step) => product(first, step));
      return [game, { products: [...usual, ...(own[game]?.(now) ?? [])] }];
    }),
  );

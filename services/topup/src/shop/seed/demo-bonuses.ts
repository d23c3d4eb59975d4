import type { Gift, SettingBody, Tier } from '../setting-bodies.ts';

const DAY_MS = 86_400_000;

const parts = (amount: number, many: number): Tier => ({
  amount,
  title: `首儲好禮 ${many} 份`,
  title_hk: `首次增值禮 ${many} 份`,
  title_en: `First top-up: ${many} parts`,
  items: [{ item_code: 'first_topup', qty: many }],
});
const reward = (amount: number, letter: string): Tier => ({
  amount,
  title: `首儲獎勵 ${letter}`,
  title_hk: `首次增值獎賞 ${letter}`,
  title_en: `First top-up: reward ${letter}`,
  items: [{ item_code: `reward_${letter.toLowerCase()}`, qty: 1 }],
});

export const demoTiers: Record<string, SettingBody<'tiers'>> = {
  G112: { tiers: [parts(10_000, 30), parts(20_000, 80), parts(30_000, 150), parts(49_999, 250)] },
  L33: { tiers: [reward(10_000, 'A'), reward(30_000, 'B'), reward(49_999, 'C'), reward(100_000, 'D')] },
};

export const demoGifts: Record<string, Gift> = {
  g66naxx2tw: {
    title: '滿額贈禮',
    title_hk: '滿額贈禮',
    title_en: 'Gift for a large order',
    lines: [
      { text: '補給箱 1 個', text_hk: '補給箱 1 個', text_en: '1 supply box' },
      { text: '金屬零件 20 個', text_hk: '金屬零件 20 個', text_en: '20 metal parts' },
    ],
    rules: [
      { min: 15_000, times: 1 },
      { min: 30_000, times: 2 },
    ],
    items: [
      { item_code: 'supply_box', qty: 1 },
      { item_code: 'metal_part', qty: 20 },
    ],
  },
};

const named = {
  title: '登錄抽獎活動（示範）',
  title_hk: '登記抽獎活動（示範）',
  title_en: 'Prize draw (demo)',
};

/** The first is over. */
export const demoCampaigns = (now: Date): Record<string, SettingBody<'campaign'>> => ({
  H73: { ...named, starts_at: '2025-09-30T12:00:00+08:00', ends_at: '2025-10-31T23:59:59+08:00' },
  MA96: {
    ...named,
    starts_at: new Date(now.getTime() - 7 * DAY_MS).toISOString(),
    ends_at: new Date(now.getTime() + 30 * DAY_MS).toISOString(),
  },
});

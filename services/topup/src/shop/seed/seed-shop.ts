import type { Db } from '@hub/nest-kit/db';
import { addSetting, lastVersion } from '../add-setting.ts';
import type { SettingBody } from '../setting-bodies.ts';
import type { SettingKind } from '../setting.entity.ts';
import { demoCampaigns, demoGifts, demoTiers } from './demo-bonuses.ts';
import { demoGames } from './demo-games.ts';
import { demoProducts } from './demo-products.ts';

const bank: SettingBody<'bank'> = {
  bank_name: '第一銀行（示範）',
  bank_code: '007',
  branch: '示範分行',
  account_no: '000-00-000000-0',
  holder: '示範發行公司',
};
const charity = (code: string, place: string, english: string) => ({
  code,
  name: `示範公益單位${place}`,
  name_hk: `示範慈善機構${place}`,
  name_en: `Demo charity ${english}`,
});
const loveCodes: SettingBody<'love_codes'> = {
  codes: [charity('1001', '甲', 'A'), charity('2002', '乙', 'B'), charity('30003', '丙', 'C')],
};

type Bodies = { [K in SettingKind]?: Record<string, SettingBody<K>> };

/** By kind and game. */
const demoSettings = (now: Date): Bodies => ({
  game: demoGames,
  products: demoProducts(now),
  tiers: demoTiers,
  gift: demoGifts,
  campaign: demoCampaigns(now),
  bank: { '': bank },
  love_codes: { '': loveCodes },
  late: { '': { policy: 'hold' } },
});

/** What nobody has set yet. Returns how many were written. */
export async function seedShop(db: Db, now: Date): Promise<number> {
  const all = Object.entries(demoSettings(now)) as [SettingKind, Record<string, SettingBody<SettingKind>>][];
  let written = 0;
  for (const [kind, bodies] of all)
    for (const [game_id, body] of Object.entries(bodies))
      await db.runTx(async (tx) => {
        if ((await lastVersion(tx, kind, game_id)) > 0) return;
        await addSetting(tx, { kind, game_id, seen: 0, starts_at: now, body, by_name: '', reason: '' });
        written += 1;
      });
  return written;
}

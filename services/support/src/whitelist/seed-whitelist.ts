import type { DataSource } from 'typeorm';
import { WhitelistEntry } from './whitelist-entry.entity.ts';

type Row = Omit<WhitelistEntry, 'id'>;

const demo: Row[] = [
  { list: 'preview', game_id: '*', kind: 'network', value: '203.0.113.0/24', note: '台北辦公室', ends_at: null },
  { list: 'preview', game_id: 'H73', kind: 'account', value: 'uid-tester', note: '測試帳號', ends_at: null },
  { list: 'preview', game_id: 'g83tw', kind: 'role', value: '900000001', note: '活動驗收角色', ends_at: null },
  { list: 'vip_report', game_id: 'H73', kind: 'role', value: '900000002', note: 'VIP 專員試用', ends_at: null },
];

/** Writes what is missing of the demo entries. */
export async function seedWhitelist(source: DataSource): Promise<void> {
  for (const row of demo) {
    const { list, game_id, kind, value } = row;
    const known = await source.manager.existsBy(WhitelistEntry, { list, game_id, kind, value });
    if (!known) await source.manager.insert(WhitelistEntry, row);
  }
}

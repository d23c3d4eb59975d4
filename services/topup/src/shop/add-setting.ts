import { insertRow, isDuplicate, type Tx } from '@hub/nest-kit/db';
import { settingBodies, type SettingBody } from './setting-bodies.ts';
import type { SettingKind, TopupSetting } from './setting.entity.ts';

/** `seen`: the last version that was read, 0 for none. `starts_at`: absent for now. */
export type NewSetting<K extends SettingKind> = Pick<TopupSetting, 'by_name' | 'reason'> & {
  kind: K;
  game_id?: string;
  seen: number;
  starts_at?: Date | undefined;
  body: SettingBody<K>;
};

/** False where somebody else has added one since. */
export async function addSetting<K extends SettingKind>({ manager }: Pick<Tx, 'manager'>, asked: NewSetting<K>) {
  const { kind, game_id = '', seen, starts_at, by_name, reason } = asked;
  const body = JSON.stringify(settingBodies[kind].validateSync(asked.body));
  if ((await lastVersion({ manager }, kind, game_id)) !== seen) return false;
  try {
    const begins = starts_at ? { starts_at } : {};
    await insertRow(manager, 'topup_setting', { kind, game_id, version: seen + 1, ...begins, body, by_name, reason });
    return true;
  } catch (error) {
    if (isDuplicate(error, 'topup_setting_version')) return false;
    throw error;
  }
}

export async function lastVersion({ manager }: Pick<Tx, 'manager'>, kind: SettingKind, game: string): Promise<number> {
  const [row] = await manager.query<{ version: number | null }[]>(
    'SELECT MAX(version) AS version FROM topup_setting WHERE kind = ? AND game_id = ?',
    [kind, game],
  );
  return row?.version ?? 0;
}

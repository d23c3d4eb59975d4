import type { SettingValues } from '@hub/contracts/catalog';
import { numberOf } from '@hub/nest-kit/http';
import { ClickTarget } from './click-target.entity.ts';
import { isAllowedAddress } from './click-target.policy.ts';
import { allowedHosts } from './allowed-hosts.ts';
import type { SettingKind } from '../settings/setting-kind.ts';
import { SettingRefused } from '../settings/settings.errors.ts';
import { fromMinute, minuteOf, stateOf, untilMinute } from '../settings/values.ts';

const NAMED = 12;

const valuesOf = (row: ClickTarget): SettingValues => ({
  game_id: row.game_id,
  url: row.url,
  audience: row.audience,
  starts_at: minuteOf(row.starts_at),
  ends_at: minuteOf(row.ends_at),
});

export const clickKind: SettingKind = {
  name: 'clicks',
  fixed: [],
  gameOf: ({ game_id }) => String(game_id),
  keyOf: () => null,
  list: async (manager, now) => {
    const rows = await manager.find(ClickTarget, { order: { id: 'DESC' } });
    return rows.map((row) => ({
      key: String(row.id),
      game: row.game_id,
      title: `${row.url.replace(/^https:\/\//, '')} ← /click/${row.id}`,
      note: String(row.opened),
      state: stateOf(row, now),
      from: row.starts_at,
      until: row.ends_at,
      text: row.url,
    }));
  },
  load: async (manager, key) => {
    const row = await manager.findOneBy(ClickTarget, { id: numberOf(key) });
    return row && valuesOf(row);
  },
  check: async (manager, { game_id, url }) => {
    const hosts = await allowedHosts(manager, String(game_id));
    if (isAllowedAddress(String(url), hosts.join(' '))) return;
    throw new SettingRefused('url', 'CLICK_HOST', { hosts: hosts.slice(0, NAMED).join('、') || '—' });
  },
  write: async (manager, values, key) => {
    const url = String(values.url);
    const row = {
      game_id: String(values.game_id),
      url,
      // What was allowed when it was saved; another host needs another save.
      hosts: new URL(url).hostname,
      audience: values.audience as ClickTarget['audience'],
      starts_at: fromMinute(values.starts_at),
      ends_at: untilMinute(values.ends_at),
    };
    if (key !== null) await manager.update(ClickTarget, { id: numberOf(key) }, row);
    return key ?? String((await manager.save(ClickTarget, manager.create(ClickTarget, { ...row, opened: 0 }))).id);
  },
  remove: async (manager, key) => {
    await manager.delete(ClickTarget, { id: numberOf(key) });
  },
};

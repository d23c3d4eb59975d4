import { settingNames, type SettingName } from '@hub/contracts/catalog';

export const SETTINGS = '/staff/settings';

/** What an address below `/staff/settings` shows; null for none of them. `key` '' = the list, `new` = a new one; `first` is shown where none is named. */
export type SettingPlace = { kind: SettingName; key: string };

export function settingPlace(path: string, first: SettingName): SettingPlace | null {
  const [name = '', ...rest] = path.slice(SETTINGS.length).split('/').filter(Boolean);
  if (rest.length > 1) return null;
  const kind = settingNames.find((known) => known === (name || first));
  return kind ? { kind, key: decodeURIComponent(rest[0] ?? '') } : null;
}

export const listAddress = (kind: SettingName, game = ''): string =>
  `${SETTINGS}/${kind}${game && `?${new URLSearchParams({ game })}`}`;
export const settingAddress = (kind: SettingName, key: string): string =>
  `${SETTINGS}/${kind}/${encodeURIComponent(key)}`;

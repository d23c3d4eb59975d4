import type { SettingValues, VersionRow } from '@hub/contracts/catalog';
import { taipeiIso } from '@hub/contracts/shared';
import { isDuplicate } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import type { EntityManager } from 'typeorm';
import { CatalogVersion } from './catalog-version.entity.ts';
import { SettingChanged } from './settings.errors.ts';

const SHOWN = 50;
type Named = { kind: string; key: string };

export async function lastVersion(manager: EntityManager, { kind, key }: Named): Promise<number> {
  const [row] = await manager.query<{ version: number | null }[]>(
    'SELECT MAX(version) AS version FROM catalog_version WHERE kind = ? AND object_key = ?',
    [kind, key],
  );
  return Number(row?.version ?? 0);
}

/** Of two who saw the same version one gets `SettingChanged`. What stood before the first change becomes version 1. */
export async function noteVersion(
  manager: EntityManager,
  named: Named,
  { who }: StaffCaller,
  noted: { seen: number; state: CatalogVersion['state']; before: SettingValues | null; after: SettingValues },
): Promise<number> {
  const { kind, key } = named;
  if ((await lastVersion(manager, named)) !== noted.seen) throw new SettingChanged();
  const put = (version: number, state: string, body: SettingValues, login: string, name: string) =>
    manager.query(
      `INSERT INTO catalog_version (kind, object_key, version, state, body, by_login, by_name) VALUES (?, ?, ?, ?, ?, ?, ?)`,
      [kind, key, version, state, JSON.stringify(body), login, name],
    );
  let version = noted.seen + 1;
  try {
    if (noted.seen === 0 && noted.before) {
      await put(1, 'saved', noted.before, '', '');
      version = 2;
    }
    await put(version, noted.state, noted.after, who.login, who.name);
  } catch (error) {
    throw isDuplicate(error) ? new SettingChanged() : error;
  }
  return version;
}

export const versionRow = (row: Pick<CatalogVersion, 'version' | 'state' | 'by_name' | 'at'>): VersionRow => ({
  version: row.version,
  state: row.state,
  by: row.by_name,
  at: taipeiIso(row.at),
});

/** The latest versions, without what they say. */
export async function versionsOf(manager: EntityManager, { kind, key }: Named): Promise<VersionRow[]> {
  const rows = await manager.find(CatalogVersion, {
    select: { kind: true, object_key: true, version: true, state: true, by_name: true, at: true },
    where: { kind, object_key: key },
    order: { version: 'DESC' },
    take: SHOWN,
  });
  return rows.map(versionRow);
}

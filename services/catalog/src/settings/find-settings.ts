import type { Setting, SettingRow, SettingsQuery, SettingsView, SettingVersionView } from '@hub/contracts/catalog';
import { fold, taipeiIso } from '@hub/contracts/shared';
import type { StaffCaller } from '@hub/nest-kit/http';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CatalogVersion } from './catalog-version.entity.ts';
import type { ListedSetting, SettingKind } from './setting-kind.ts';
import { modeAt, readable } from './setting.policy.ts';
import { SettingNotFound } from './settings.errors.ts';
import { lastVersion, versionRow, versionsOf } from './versions.ts';

const PAGE = 50;
const iso = (at: Date | null) => at && taipeiIso(at);

@Injectable()
export class FindSettings {
  constructor(private readonly source: DataSource) {}

  async list({ who }: StaffCaller, kind: SettingKind, query: SettingsQuery): Promise<SettingsView> {
    const { manager } = this.source;
    const [now] = await manager.query<{ at: Date }[]>('SELECT NOW(3) AS at');
    const rows = await kind.list(manager, now?.at ?? new Date());
    const mine = rows.filter((row) => modeAt(who, kind, row.game) !== null && fits(row, query));
    const from = query.page ? mine.findIndex(({ key }) => key === query.page) + 1 : 0;
    const shown = mine.slice(from, from + PAGE);
    const drafts = await this.drafts(kind);
    const next = mine.length > from + PAGE ? (shown.at(-1)?.key ?? null) : null;
    return { data: shown.map((row) => rowView(row, drafts)), page: { next, total: mine.length } };
  }

  async one({ who }: StaffCaller, kind: SettingKind, key: string): Promise<Setting> {
    const { manager } = this.source;
    const { values, mode } = readable(who, kind, await kind.load(manager, key));
    const named = { kind: kind.name, key };
    const [version, versions] = await Promise.all([lastVersion(manager, named), versionsOf(manager, named)]);
    return { key, version, values, mode, versions };
  }

  async version(
    caller: StaffCaller,
    kind: SettingKind,
    key: string,
    version: number,
  ): Promise<SettingVersionView['data']> {
    await this.one(caller, kind, key);
    const row = await this.source.manager.findOneBy(CatalogVersion, { kind: kind.name, object_key: key, version });
    if (!row) throw new SettingNotFound();
    return { version: versionRow(row), values: JSON.parse(row.body) as Setting['values'] };
  }

  private async drafts({ name }: SettingKind): Promise<Set<string>> {
    const rows = await this.source.query<{ key: string }[]>(
      `SELECT object_key AS \`key\` FROM catalog_version v WHERE kind = ? AND state = 'draft'
        AND version = (SELECT MAX(version) FROM catalog_version WHERE kind = v.kind AND object_key = v.object_key)`,
      [name],
    );
    return new Set(rows.map(({ key }) => key));
  }
}

function fits(row: ListedSetting, { game_id, q }: SettingsQuery): boolean {
  if (game_id && row.game !== game_id) return false;
  return !q || fold(`${row.title} ${row.note} ${row.text}`).includes(fold(q));
}

const rowView = (row: ListedSetting, drafts: Set<string>): SettingRow => ({
  key: row.key,
  game_id: row.game,
  title: row.title,
  note: row.note,
  state: row.state,
  from: iso(row.from),
  until: iso(row.until),
  draft: drafts.has(row.key),
  lacks: row.lacks ?? [],
});

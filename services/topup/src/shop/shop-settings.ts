import { Injectable } from '@nestjs/common';
import { Db } from '@hub/nest-kit/db';
import { TtlCache } from '@hub/nest-kit/http';
import { settingBodies, type SettingBody } from './setting-bodies.ts';
import type { SettingKind, TopupSetting } from './setting.entity.ts';

/** How long a change may take to be seen by every process. */
const FRESH_MS = 1000;
const REST_MS = 5000;

export type Setting<K extends SettingKind> = Pick<TopupSetting, 'version' | 'starts_at' | 'by_name' | 'reason'> & {
  body: SettingBody<K>;
};
type Row = Pick<TopupSetting, 'id' | 'kind' | 'game_id' | 'version' | 'starts_at' | 'body' | 'by_name' | 'reason'>;

const keyOf = ({ kind, game_id }: Pick<Row, 'kind' | 'game_id'>): string => `${kind} ${game_id}`;

/** What stands of each kind and game at a moment: of those that have begun, the one of the highest version. */
@Injectable()
export class ShopSettings {
  private known = new TtlCache<Map<string, Row[]>>(FRESH_MS, 1, REST_MS);
  /** A row never changes. */
  private readonly bodies = new Map<number, unknown>();

  constructor(private readonly db: Db) {}

  async find<K extends SettingKind>(kind: K, game = '', now = new Date()): Promise<Setting<K> | null> {
    const row = (await this.versions(kind, game)).find(({ starts_at }) => starts_at <= now);
    return row ? this.read<K>(row) : null;
  }

  async body<K extends SettingKind>(kind: K, game = '', now = new Date()): Promise<SettingBody<K> | null> {
    return (await this.find(kind, game, now))?.body ?? null;
  }

  /** What will stand next as things are planned. */
  async planned<K extends SettingKind>(kind: K, game = '', now = new Date()): Promise<Setting<K> | null> {
    const later = (await this.versions(kind, game)).filter(({ starts_at }) => starts_at > now);
    const [next] = later.toSorted((a, b) => a.starts_at.getTime() - b.starts_at.getTime() || b.version - a.version);
    return next ? this.read<K>(next) : null;
  }

  /** After a change, for the process that made it. */
  forget(): void {
    this.known = new TtlCache(FRESH_MS, 1, REST_MS);
  }

  private async versions(kind: SettingKind, game_id: string): Promise<Row[]> {
    const all = await this.known.get('', () => this.load());
    return all.get(keyOf({ kind, game_id })) ?? [];
  }

  /** What has begun and not been replaced, and what is planned; higher versions first. */
  private async load(): Promise<Map<string, Row[]>> {
    const rows = await this.db.source.query<Row[]>(
      `SELECT s.id, s.kind, s.game_id, s.version, s.starts_at, s.body, s.by_name, s.reason FROM topup_setting s
        LEFT JOIN (SELECT kind, game_id, MAX(version) AS version FROM topup_setting WHERE starts_at <= NOW(3)
          GROUP BY kind, game_id) stands ON stands.kind = s.kind AND stands.game_id = s.game_id
        WHERE stands.version IS NULL OR s.version >= stands.version ORDER BY s.version DESC`,
    );
    return Map.groupBy(rows, keyOf);
  }

  private read<K extends SettingKind>({ id, kind, body, version, starts_at, by_name, reason }: Row): Setting<K> {
    const known = this.bodies.get(id) ?? settingBodies[kind].cast(JSON.parse(body));
    this.bodies.set(id, known);
    return { version, starts_at, by_name, reason, body: known as SettingBody<K> };
  }
}

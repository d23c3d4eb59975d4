import { Injectable } from '@nestjs/common';
import type { GameAddressRow, PartnerKeyRow, PartnerKeysQuery, PartnerKeysView } from '@hub/contracts/identity';
import { taipeiIso } from '@hub/contracts/shared';
import { DataSource } from 'typeorm';
import type { GameLinkRow } from '../links/game-link.entity.ts';
import type { PartnerKey } from '../partner-key.entity.ts';
import { keyPrint } from './key-facts.ts';

const PAGE = 50;
type Row = PartnerKey & { soon: number | string; over: number | string | null };

/** All keys by game, a page at a time, with the addresses of these games; a secret is never among what is told. */
@Injectable()
export class FindPartnerKeys {
  constructor(private readonly source: DataSource) {}

  async run({ game_id, page }: PartnerKeysQuery): Promise<PartnerKeysView> {
    const [game = '', id = '0'] = page.split('.');
    const rows = await this.source.query<Row[]>(
      `SELECT id, kid, game_id, purpose, alg, public_key, state, not_before, expires_at, created_at, retired_at,
          not_before > NOW(3) AS soon, expires_at <= NOW(3) AS \`over\`
        FROM partner_key WHERE (game_id > ? OR (game_id = ? AND id > ?)) ${game_id ? 'AND game_id = ?' : ''}
        ORDER BY game_id, id LIMIT ${PAGE + 1}`,
      [game, game, Number(id), ...(game_id ? [game_id] : [])],
    );
    const shown = pageOf(rows);
    const last = shown.at(-1);
    const games = [...new Set([...(game_id ? [game_id] : []), ...shown.map((row) => row.game_id)])];
    return {
      data: shown.map(rowOf),
      addresses: await this.addressesOf(games),
      page: { next: rows.length > PAGE && last ? `${last.game_id}.${last.id}` : null },
    };
  }

  private async addressesOf(games: string[]): Promise<GameAddressRow[]> {
    if (games.length === 0) return [];
    const rows = await this.source.query<GameLinkRow[]>(
      'SELECT game_id, base_url, changed_at FROM game_link WHERE game_id IN (?) ORDER BY game_id',
      [games],
    );
    return rows.map((row) => ({ ...row, changed_at: taipeiIso(row.changed_at) }));
  }
}

function pageOf(rows: Row[]): Row[] {
  const page = rows.slice(0, PAGE);
  const whole = page.filter(({ game_id }) => game_id !== rows[PAGE]?.game_id);
  return whole.length > 0 ? whole : page;
}

function stateOf({ state, soon, over }: Row): PartnerKeyRow['state'] {
  if (state === 'retired') return 'revoked';
  if (Number(over) === 1) return 'over';
  return Number(soon) === 1 ? 'soon' : 'live';
}

function rowOf(row: Row): PartnerKeyRow {
  const ends = row.state === 'retired' ? row.retired_at : row.expires_at;
  return {
    kid: row.kid,
    game_id: row.game_id,
    purpose: row.purpose,
    alg: row.alg,
    state: stateOf(row),
    print: row.public_key ? keyPrint(row.public_key) : '',
    created_at: taipeiIso(row.created_at),
    starts_at: taipeiIso(row.not_before),
    ends_at: ends && taipeiIso(ends),
  };
}

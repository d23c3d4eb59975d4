import { Inject, Injectable } from '@nestjs/common';
import { PUBLIC_ONLY } from './public-only.ts';
import type { PartnerLinkView } from '@hub/contracts/identity';
import { taipeiIso } from '@hub/contracts/shared';
import { DataSource } from 'typeorm';
import { KeyBox } from '../../keys/key-box.ts';
import { boxOf } from '../partner-key.entity.ts';

type Link = PartnerLinkView['link'];
type Row = { kid: string; secret_box: Buffer; expires_at: Date | null; base_url: string | null };

const COUNTS = `purpose = 'link' AND state = 'live' AND not_before <= NOW(3)
  AND (expires_at IS NULL OR expires_at > NOW(3))`;

@Injectable()
export class FindLinks {
  constructor(
    private readonly source: DataSource,
    private readonly box: KeyBox,
    @Inject(PUBLIC_ONLY) private readonly publicOnly: boolean,
  ) {}

  /** Null when the game has no key that counts now; `base_url` is '' while no address is set. */
  async ofGame(game: string): Promise<Link> {
    const rows = await this.source.query<Row[]>(
      `SELECT kid, secret_box, expires_at,
          (SELECT base_url FROM game_link WHERE game_link.game_id = partner_key.game_id) AS base_url
        FROM partner_key WHERE game_id = ? AND ${COUNTS} ORDER BY id DESC`,
      [game],
    );
    const [first] = rows;
    if (!first) return null;
    const keys = rows.map(({ kid, secret_box, expires_at }) => ({
      kid,
      secret: this.box.open(secret_box, boxOf(kid)),
      until: expires_at && taipeiIso(expires_at),
    }));
    return { game, base_url: first.base_url ?? '', public_only: this.publicOnly, keys };
  }

  /** The link of the game whose key this is; null unless it is a link key that counts now. */
  async ofKey(kid: string): Promise<Link> {
    const [row] = await this.source.query<{ game_id: string }[]>(
      `SELECT game_id FROM partner_key WHERE kid = ? AND ${COUNTS}`,
      [kid],
    );
    return row ? this.ofGame(row.game_id) : null;
  }
}

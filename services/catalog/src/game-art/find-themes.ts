import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { gamePicture } from '@hub/contracts/catalog';
import { TtlCache } from '@hub/nest-kit/http';
import { REMEMBER_MS } from '../rows/remember.ts';
import { HOUSE } from './theme.policy.ts';
import type { Theme } from './theme.entity.ts';

type Sheet = Pick<Theme, 'theme_id' | 'version' | 'css'>;
export type Art = Pick<Theme, 'version' | 'picture' | 'emblem'>;

/** A game that is not published yet is nowhere named, not by its colours either. */
const SHOWN = `(theme_id = ? OR NOT EXISTS (
  SELECT 1 FROM game WHERE game.game_id = theme.theme_id AND game.hidden_at <= NOW(3)))`;

@Injectable()
export class FindThemes {
  private readonly sheets = new TtlCache<Sheet[]>(REMEMBER_MS);
  private readonly art = new TtlCache<Art | null>(REMEMBER_MS, 100);

  constructor(private readonly source: DataSource) {}

  /** One style sheet of all themes; the house comes first, since those of the games change what it sets. */
  async css(): Promise<string> {
    const sheets = await this.allSheets();
    const rank = ({ theme_id }: Sheet) => (theme_id === HOUSE ? 0 : 1);
    return sheets
      .toSorted((a, b) => rank(a) - rank(b))
      .map(({ css }) => css)
      .join('');
  }

  /** Address of a game's emblem; that of the house for a game without a theme. */
  async logoPaths(): Promise<(gameId: string) => string> {
    const sheets = await this.allSheets();
    const versions = new Map(sheets.map(({ theme_id, version }) => [theme_id, version]));
    return (gameId) => {
      const id = versions.has(gameId) ? gameId : HOUSE;
      return `${gamePicture(`${id}.svg`)}?v=${versions.get(id) ?? ''}`;
    };
  }

  /** null for a theme that is not there, and for that of a game that is hidden. */
  async artOf(themeId: string): Promise<Art | null> {
    return this.art.get(themeId, async () => {
      const rows = await this.source.query<Art[]>(
        `SELECT version, picture, emblem FROM theme WHERE theme_id = ? AND ${SHOWN}`,
        [themeId, HOUSE],
      );
      return rows[0] ?? null;
    });
  }

  private allSheets(): Promise<Sheet[]> {
    return this.sheets.get('all', () =>
      this.source.query<Sheet[]>(`SELECT theme_id, version, css FROM theme WHERE ${SHOWN} ORDER BY theme_id`, [HOUSE]),
    );
  }
}

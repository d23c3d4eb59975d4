import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Remembered } from '@hub/nest-kit/http';
import { REMEMBER_MS } from '../rows/remember.ts';
import { HOUSE } from './theme.policy.ts';
import { Theme } from './theme.entity.ts';

type Sheet = Pick<Theme, 'theme_id' | 'version' | 'css'>;
export type Art = Pick<Theme, 'version' | 'picture' | 'emblem'>;

/** The stored themes. */
@Injectable()
export class FindThemes {
  private readonly sheets = new Remembered<Sheet[]>(REMEMBER_MS);
  private readonly art = new Remembered<Art | null>(REMEMBER_MS, 100);

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
      return `/media/games/${id}.svg?v=${versions.get(id) ?? ''}`;
    };
  }

  async artOf(themeId: string): Promise<Art | null> {
    return this.art.get(themeId, () =>
      this.source.manager.findOne(Theme, {
        select: { theme_id: true, version: true, picture: true, emblem: true },
        where: { theme_id: themeId },
      }),
    );
  }

  private allSheets(): Promise<Sheet[]> {
    return this.sheets.get('all', () =>
      this.source.manager.find(Theme, {
        select: { theme_id: true, version: true, css: true },
        order: { theme_id: 'ASC' },
      }),
    );
  }
}

import { Controller, Get } from '@nestjs/common';
import type { SiteDataView } from '@hub/contracts/catalog';
import { CurrentService } from '@hub/nest-kit/http';
import { FindThemes } from '../game-art/find-themes.ts';
import { ListGames } from '../games/list-games.ts';
import { FindConfig } from './find-config.ts';

/** What the gateway writes into every page. */
@Controller('internal/site')
export class SiteController {
  constructor(
    private readonly themes: FindThemes,
    private readonly games: ListGames,
    private readonly config: FindConfig,
  ) {}

  @Get()
  async site(@CurrentService() _from: string): Promise<SiteDataView> {
    const [theme_css, games, config] = await Promise.all([this.themes.css(), this.games.run(), this.config.run()]);
    return { theme_css, games, config };
  }
}

import { Controller, Get, Query } from '@nestjs/common';
import type { SiteCaptchaView, SiteDataView, SiteLimitsView } from '@hub/contracts/catalog';
import { languageFor } from '@hub/contracts/shared';
import { CurrentService } from '@hub/nest-kit/http';
import { FindThemes } from '../game-art/find-themes.ts';
import { ListGames } from '../games/list-games.ts';
import { FindCaptcha } from './find-captcha.ts';
import { FindConfig } from './find-config.ts';
import { FindLimits } from './find-limits.ts';

/** What the gateway needs for every page, and the desks for forms without a game. */
@Controller('internal/site')
export class SiteController {
  constructor(
    private readonly themes: FindThemes,
    private readonly games: ListGames,
    private readonly config: FindConfig,
    private readonly captcha: FindCaptcha,
    private readonly limits: FindLimits,
  ) {}

  @Get()
  async site(@CurrentService() _from: string, @Query('language') language: string | undefined): Promise<SiteDataView> {
    const [theme_css, games, config, captcha] = await Promise.all([
      this.themes.css(),
      this.games.run(languageFor(language)),
      this.config.run(),
      this.captcha.run(),
    ]);
    return { theme_css, games, config, captcha };
  }

  @Get('captcha')
  captchaOfForms(@CurrentService() _from: string): Promise<SiteCaptchaView> {
    return this.captcha.run();
  }

  @Get('limits')
  async limitsOfReports(@CurrentService() _from: string): Promise<SiteLimitsView> {
    return { limits: await this.limits.run() };
  }
}

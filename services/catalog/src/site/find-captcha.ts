import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SiteCaptchaView } from '@hub/contracts/catalog';
import { captchaProviders, type CaptchaProvider } from '@hub/contracts/shared';
import { TtlCache } from '@hub/nest-kit/http';
import { FindGames } from '../games/find-games.ts';
import { REMEMBER_MS } from '../rows/remember.ts';
import { SiteConfig } from './site-config.entity.ts';

const SETTING = 'captcha_provider';

@Injectable()
export class FindCaptcha {
  private readonly remembered = new TtlCache<CaptchaProvider>(REMEMBER_MS);

  constructor(
    private readonly source: DataSource,
    private readonly games: FindGames,
  ) {}

  async run(): Promise<SiteCaptchaView> {
    const [site, games] = await Promise.all([this.remembered.get('site', () => this.load()), this.games.shown()]);
    const guarded = games.filter((game) => game.captcha_create || game.captcha_reply);
    return { site, used: [...new Set([site, ...guarded.map((game) => game.captcha_provider)])] };
  }

  private async load(): Promise<CaptchaProvider> {
    const row = await this.source.manager.findOneBy(SiteConfig, { name: SETTING });
    return captchaProviders.find((known) => known === row?.value) ?? 'altcha';
  }
}

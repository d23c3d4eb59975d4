import { Injectable } from '@nestjs/common';
import type { DeskSettings, DeskSettingsView, SiteCaptchaView, SiteLimitsView } from '@hub/contracts/catalog';
import { usualLimits, type CaptchaProvider, type Language, type SiteLimits } from '@hub/contracts/shared';
import { TtlCache, ServiceUnavailable, TemporarilyUnavailable, ServiceClient } from '@hub/nest-kit/http';
import { GameSettings } from '@hub/tickets/server';

/** Short enough that whoever changes a setting sees it at once on the players' site. */
const REMEMBER_MS = 4_000;
const ASK_MS = 1500;

class NoSuchGame extends Error {}

/** A game's settings from catalog; the last known ones while it is away. */
@Injectable()
export class CatalogSettings extends GameSettings {
  private readonly known = new TtlCache<DeskSettings>(REMEMBER_MS);
  private readonly site = new TtlCache<CaptchaProvider>(REMEMBER_MS);
  private readonly limited = new TtlCache<SiteLimits>(REMEMBER_MS, 1, REMEMBER_MS);

  constructor(private readonly services: ServiceClient) {
    super();
  }

  async of(gameId: string, inGame: boolean, language: Language = 'zh-TW'): Promise<DeskSettings | null> {
    const path = `/internal/games/${encodeURIComponent(gameId)}/desk?token=${inGame ? 1 : 0}&language=${language}`;
    const ask = async () => {
      const { game } = await this.services.call<DeskSettingsView>('catalog', path, { timeoutMs: ASK_MS });
      // Not remembered: invented names must not push real games out.
      if (!game) throw new NoSuchGame();
      return game;
    };
    try {
      return await this.known.get(path, ask);
    } catch (error) {
      if (error instanceof NoSuchGame) return null;
      if (error instanceof ServiceUnavailable) throw new TemporarilyUnavailable();
      throw error;
    }
  }

  /** While catalog is away and was never asked: our own challenge. */
  async siteCaptcha(): Promise<CaptchaProvider> {
    const ask = async () =>
      (await this.services.call<SiteCaptchaView>('catalog', '/internal/site/captcha', { timeoutMs: ASK_MS })).site;
    return this.site.get('site', ask).catch(() => 'altcha');
  }

  /** While catalog is away and was never asked: the usual ones. */
  async limits(): Promise<SiteLimits> {
    const ask = async () =>
      (await this.services.call<SiteLimitsView>('catalog', '/internal/site/limits', { timeoutMs: ASK_MS })).limits;
    return this.limited.get('site', ask).catch(() => usualLimits);
  }
}

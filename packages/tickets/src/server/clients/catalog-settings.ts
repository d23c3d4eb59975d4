import type { DeskSettings, DeskSettingsView, SiteCaptchaView, SiteLimitsView } from '@hub/contracts/catalog';
import type { Desk } from '@hub/contracts/tickets';
import { usualLimits, type CaptchaProvider, type Language, type SiteLimits } from '@hub/contracts/shared';
import { TtlCache, ServiceUnavailable, TemporarilyUnavailable, ServiceClient } from '@hub/nest-kit/http';
import { GameSettings } from '../ports.ts';

/** Short enough that whoever changes a setting sees it at once on the players' site. */
const REMEMBER_MS = 4_000;
const ASK_MS = 1500;

class NoSuchGame extends Error {}

/** A game's settings from catalog, with the hours of a desk that has its own; the last known ones while it is away. */
export class CatalogSettings extends GameSettings {
  private readonly known = new TtlCache<DeskSettings>(REMEMBER_MS);
  private readonly site = new TtlCache<CaptchaProvider>(REMEMBER_MS);
  private readonly limited = new TtlCache<SiteLimits>(REMEMBER_MS, 1, REMEMBER_MS);

  constructor(
    private readonly services: ServiceClient,
    private readonly desk: Pick<Desk, 'hours'>,
  ) {
    super();
  }

  async of(gameId: string, inGame: boolean, language: Language = 'zh-TW'): Promise<DeskSettings | null> {
    const path = `/internal/games/${encodeURIComponent(gameId)}/desk?token=${inGame ? 1 : 0}&language=${language}`;
    const ask = async () => {
      const { game } = await this.services.call<DeskSettingsView>('catalog', path, { timeoutMs: ASK_MS });
      // Not remembered: invented names must not push real games out.
      if (!game) throw new NoSuchGame();
      // A catalog of before notices came along tells none.
      return { ...game, notices: game.notices ?? [], service_hours: this.desk.hours ?? game.service_hours };
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

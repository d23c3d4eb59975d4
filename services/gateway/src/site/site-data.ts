import { createHash } from 'node:crypto';
import type { SiteDataView } from '@hub/contracts/catalog';
import type { CaptchaProvider, Language } from '@hub/contracts/shared';
import type { ServiceClient } from '@hub/nest-kit/http';
import type { Log } from '@hub/nest-kit/log';
import { StaleCache } from '../memory/stale-cache.ts';

export type SiteData = {
  themeCss: string;
  games: SiteDataView['games'] | null;
  config: SiteDataView['config'] | null;
  captchas: CaptchaProvider[] | null;
  mark: string;
};

const TTL_MS = 30_000;
const nothing: SiteData = { themeCss: '', games: null, config: null, captchas: null, mark: '' };

/** Known for 30 seconds and kept while catalog is away. */
export class Site {
  private readonly known = new Map<Language, StaleCache<SiteData>>();

  constructor(
    private readonly services: ServiceClient,
    private readonly log: Log,
    private readonly ttlMs = TTL_MS,
  ) {}

  async current(language: Language): Promise<SiteData> {
    const read = () => this.read(language);
    const known = this.known.get(language) ?? new StaleCache('catalog', this.ttlMs, read, this.log);
    this.known.set(language, known);
    return (await known.get()) ?? nothing;
  }

  private async read(language: Language): Promise<SiteData> {
    const view = await this.services.call<SiteDataView>('catalog', `/internal/site?language=${language}`);
    if (/<\/style/i.test(view.theme_css)) throw new Error('the themes cannot stand inline');
    const mark = createHash('sha256').update(JSON.stringify(view)).digest('base64url');
    // A catalog of the version before does not say.
    const { theme_css: themeCss, games, config } = view;
    const { captcha } = view as Partial<SiteDataView>;
    return { themeCss, games, config, captchas: captcha?.used ?? null, mark };
  }
}

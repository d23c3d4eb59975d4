import { DataSource } from 'typeorm';
import type { ConfigView } from '@hub/contracts/catalog';
import { TtlCache } from '@hub/nest-kit/http';
import { REMEMBER_MS } from '../rows/remember.ts';
import { SiteConfig } from './site-config.entity.ts';

export class FindConfig {
  private readonly remembered = new TtlCache<Map<string, string>>(REMEMBER_MS);

  constructor(
    private readonly source: DataSource,
    private readonly publicUrl: string,
  ) {}

  async run(): Promise<ConfigView['config']> {
    const set = await this.remembered.get('all', () => this.load());
    const address = (name: string, page: string) => {
      const given = set.get(name) ?? '';
      return /^https?:\/\//.test(given) ? given : new URL(page, this.publicUrl).href;
    };
    return { main_site: address('main_site', '/game'), support_site: address('support_site', '/support') };
  }

  private async load(): Promise<Map<string, string>> {
    const rows = await this.source.manager.find(SiteConfig);
    return new Map(rows.map(({ name, value }) => [name, value]));
  }
}

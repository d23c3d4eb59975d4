import { Injectable } from '@nestjs/common';
import { limitsIn, type SiteLimits } from '@hub/contracts/shared';
import { TtlCache } from '@hub/nest-kit/http';
import { DataSource } from 'typeorm';
import { REMEMBER_MS } from '../rows/remember.ts';
import { SiteConfig } from './site-config.entity.ts';

@Injectable()
export class FindLimits {
  private readonly remembered = new TtlCache<SiteLimits>(REMEMBER_MS);

  constructor(private readonly source: DataSource) {}

  run(): Promise<SiteLimits> {
    return this.remembered.get('site', () => this.load());
  }

  private async load(): Promise<SiteLimits> {
    const rows = await this.source.manager.find(SiteConfig);
    return limitsIn(Object.fromEntries(rows.map(({ name, value }) => [name, value])));
  }
}

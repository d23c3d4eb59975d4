import type { EntityManager } from 'typeorm';
import { SiteConfig } from './site-config.entity.ts';

/** What the settings of the site say, addresses and others. */
export const siteAddresses = async (manager: EntityManager): Promise<string[]> =>
  (await manager.find(SiteConfig)).map(({ value }) => value);

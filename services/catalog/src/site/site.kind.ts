import { siteBody, type SiteBody } from '@hub/contracts/catalog';
import { limitsIn, siteLimitNames } from '@hub/contracts/shared';
import { EVERY_GAME } from '../rows/columns.ts';
import { SiteConfig } from './site-config.entity.ts';
import { valuesOf } from '../settings/values.ts';
import type { SettingKind } from '../settings/setting-kind.ts';

const KEY = 'site';
const NAMES = Object.keys(siteBody.fields) as (keyof SiteBody)[];

export const siteKind: SettingKind = {
  name: 'site',
  fixed: [],
  gameOf: () => EVERY_GAME,
  keyOf: () => KEY,
  list: () =>
    Promise.resolve([
      { key: KEY, game: EVERY_GAME, title: KEY, note: '', state: 'live', from: null, until: null, text: '' },
    ]),
  load: async (manager, key) => {
    if (key !== KEY) return null;
    const rows = await manager.find(SiteConfig);
    const of = (name: string) => rows.find((row) => row.name === name)?.value ?? '';
    const limits = limitsIn(Object.fromEntries(siteLimitNames.map((name) => [name, of(name)])));
    return {
      captcha_provider: of('captcha_provider') || 'altcha',
      main_site: of('main_site'),
      support_site: of('support_site'),
      ...valuesOf(limits),
    };
  },
  write: async (manager, values) => {
    for (const name of NAMES) {
      const value = String(values[name] ?? '');
      if (value) await manager.save(SiteConfig, { name, value });
      else await manager.delete(SiteConfig, { name });
    }
    return KEY;
  },
};

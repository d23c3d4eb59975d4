import { readFileSync } from 'node:fs';
import { outsidePlaces, type OutsideProvider } from '@hub/contracts/shared';

export type OutsideSettings = {
  provider: OutsideProvider;
  siteKey: string;
  secret: string;
  scriptUrl: string;
  verifyUrl: string;
  /** Host of our pages; an answer made on another site is not ours. */
  hostname: string;
  /** While the provider is away our own challenge stands in for it; otherwise guarded forms rest. */
  standIn: boolean;
};

export type OutsideConfig = {
  CAPTCHA_PROVIDER?: OutsideProvider;
  CAPTCHA_ORIGIN?: string;
  CAPTCHA_SITE_KEY?: string;
  CAPTCHA_SECRET?: string;
  CAPTCHA_SECRET_FILE?: string;
  CAPTCHA_WHEN_AWAY: string;
  PUBLIC_URL: string;
};

/** null when the site has none. Throws when the file of the secret cannot be read or is empty. */
export function outsideSettings(config: OutsideConfig): OutsideSettings | null {
  const { CAPTCHA_PROVIDER: provider, CAPTCHA_SITE_KEY: siteKey = '' } = config;
  if (!provider) return null;
  const secret = config.CAPTCHA_SECRET ?? readFileSync(config.CAPTCHA_SECRET_FILE ?? '', 'utf8').trim();
  if (!secret) throw new Error('CAPTCHA_SECRET_FILE is empty');
  const { scriptUrl, verifyUrl } = outsidePlaces(provider, config.CAPTCHA_ORIGIN);
  const { hostname } = new URL(config.PUBLIC_URL);
  return { provider, siteKey, secret, scriptUrl, verifyUrl, hostname, standIn: config.CAPTCHA_WHEN_AWAY === 'altcha' };
}

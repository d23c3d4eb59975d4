import type { CaptchaProvider } from './captcha.ts';

export type OutsideProvider = Exclude<CaptchaProvider, 'altcha'>;

type Row = { scriptHost: string; frameHost: string; verifyHost: string; script: string; verify: string };

/** All speak the siteverify protocol. */
const table: Record<OutsideProvider, Row> = {
  turnstile: {
    scriptHost: 'https://challenges.cloudflare.com',
    frameHost: 'https://challenges.cloudflare.com',
    verifyHost: 'https://challenges.cloudflare.com',
    script: '/turnstile/v0/api.js?render=explicit',
    verify: '/turnstile/v0/siteverify',
  },
};

export const outsideProviders = Object.keys(table) as OutsideProvider[];

/** Hosts: origins for the page's CSP. */
export type OutsidePlaces = { scriptUrl: string; verifyUrl: string; scriptHost: string; frameHost: string };

/** `origin` puts a simulator in the provider's place. */
export function outsidePlaces(provider: OutsideProvider, origin?: string): OutsidePlaces {
  const row = table[provider];
  const scriptHost = origin ?? row.scriptHost;
  return {
    scriptUrl: scriptHost + row.script,
    verifyUrl: (origin ?? row.verifyHost) + row.verify,
    scriptHost,
    frameHost: origin ?? row.frameHost,
  };
}

/** What a site is told on which calls are made faster than anybody makes them. */
export const REPLAY_ENV = {
  gateway: { LIMIT_FACTOR: '1000', TRUST_PROXY_HOPS: '1' },
  identity: { CAPTCHA_COST: '500' },
  events: { REDEEM_GAP_MS: '0' },
  support: { SWEEP_MS: '500' },
  vip: { SWEEP_MS: '500' },
  surveys: { SWEEP_MS: '500', LOGIN_MS: '0' },
};

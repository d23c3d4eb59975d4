import { loadConfig } from '@hub/nest-kit/config';
import { testKeys } from '@hub/nest-kit/testing';
import { describe, expect, it } from 'vitest';
import { eventsWorkerConfig, sendSettingsOf } from '../src/config.ts';
import { usualSettings } from '../src/deliveries/send/settings.ts';

const env = {
  HUB_ENV: 'production',
  PUBLIC_URL: 'https://site.example',
  DATABASE_URL: 'mysql://127.0.0.1/x',
  REDIS_QUEUE_URL: 'redis://127.0.0.1',
  SERVICE_URLS: '{}',
  FILES_URL: 'file:///objects',
  ...testKeys,
};
const settings = (over: object) => sendSettingsOf(loadConfig('events-worker', eventsWorkerConfig, { ...env, ...over }));

describe('the settings of the sender', () => {
  it('are what games were promised', () => {
    expect(settings({})).toEqual(usualSettings);
    expect(settings({ DELIVERIES_IN_FLIGHT: '8' }).inFlight).toBe(8);
  });

  it('have no more calls under way than there are connections to a game', () => {
    expect(settings({ DELIVERIES_IN_FLIGHT: '32' }).inFlight).toBe(32);
    expect(() => settings({ DELIVERIES_IN_FLIGHT: '33' })).toThrow(/DELIVERIES_IN_FLIGHT/);
  });

  it('can be made shorter by tests only', () => {
    const shorter = { DELIVERY_WAITS_MS: '10,20', DELIVERY_TIMEOUT_MS: '300' };
    expect(() => settings(shorter)).toThrow(/DELIVERY_WAITS_MS is for tests/);
    expect(settings({ ...shorter, HUB_ENV: 'test' })).toMatchObject({ waits: [10, 20], timeoutMs: 300 });
  });
});

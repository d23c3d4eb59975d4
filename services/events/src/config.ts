import { number, object, string, type Schema } from 'yup';
import {
  auditConfig,
  baseConfig,
  databaseConfig,
  filesConfig,
  queueConfig,
  roundsConfig,
  serialKeys,
  uploadConfig,
} from '@hub/nest-kit/base-config';
import { MOST_CONNECTIONS } from '@hub/nest-kit/partner';
import { usualSettings, type SendSettings } from './deliveries/send/settings.ts';

const promised = (name: string) => ({
  is: 'production',
  then: <S extends Schema>(schema: S): S =>
    schema.test('promised', `${name} is for tests`, (value: unknown) => value === undefined),
});

const inFlight = {
  DELIVERIES_IN_FLIGHT: number().integer().min(1).max(MOST_CONNECTIONS).default(usualSettings.inFlight),
};

/**
 * The HTTP process. DELIVERIES_IN_FLIGHT as for the worker, to be shown. DELIVERY_FRESH_MS: how long what was sent may still
 * be on its way to a game. REDEEM_GAP_MS: how long after a code a player may try the next.
 */
export const eventsConfig = object({
  ...baseConfig,
  ...databaseConfig,
  ...queueConfig,
  ...serialKeys,
  ...filesConfig,
  ...uploadConfig,
  ...inFlight,
  DELIVERY_FRESH_MS: number().integer().min(0).when('HUB_ENV', promised('DELIVERY_FRESH_MS')),
  REDEEM_GAP_MS: number().integer().min(0).when('HUB_ENV', promised('REDEEM_GAP_MS')),
});

const ms = (usual: number) => number().integer().min(10).default(usual);
const waits = string().matches(/^\d{1,9}(,\d{1,9})*$/, 'DELIVERY_WAITS_MS must be numbers with commas');

/**
 * The worker. DELIVERIES_IN_FLIGHT: calls to one game at the same time. KEEP_MS: how often it looks for lost leases,
 * deadlines, released batches and what is to be counted. BULK_TICK_MS: how often it looks for files of codes; BULK_LEASE_MS:
 * after how long without a sign another worker goes on with one. The rest shortens what games were promised, for tests.
 */
export const eventsWorkerConfig = object({
  ...baseConfig,
  ...databaseConfig,
  ...queueConfig,
  ...auditConfig,
  ...serialKeys,
  ...filesConfig,
  ...uploadConfig,
  ...inFlight,
  KEEP_MS: ms(2000),
  ...roundsConfig,
  BULK_TICK_MS: ms(1000),
  BULK_LEASE_MS: number().integer().min(500).default(30_000),
  DELIVERY_TICK_MS: ms(usualSettings.tickMs),
  DELIVERY_TIMEOUT_MS: number().integer().min(10).when('HUB_ENV', promised('DELIVERY_TIMEOUT_MS')),
  DELIVERY_PROBE_MS: number().integer().min(10).when('HUB_ENV', promised('DELIVERY_PROBE_MS')),
  DELIVERY_WAITS_MS: waits.when('HUB_ENV', promised('DELIVERY_WAITS_MS')),
});

type Given = {
  DELIVERIES_IN_FLIGHT: number;
  DELIVERY_TICK_MS: number;
  DELIVERY_TIMEOUT_MS?: number | undefined;
  DELIVERY_PROBE_MS?: number | undefined;
  DELIVERY_WAITS_MS?: string | undefined;
};

export const sendSettingsOf = (config: Given): SendSettings => ({
  ...usualSettings,
  inFlight: config.DELIVERIES_IN_FLIGHT,
  tickMs: config.DELIVERY_TICK_MS,
  timeoutMs: config.DELIVERY_TIMEOUT_MS ?? usualSettings.timeoutMs,
  probeMs: config.DELIVERY_PROBE_MS ?? usualSettings.probeMs,
  waits: config.DELIVERY_WAITS_MS?.split(',').map(Number) ?? usualSettings.waits,
});

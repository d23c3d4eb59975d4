import { existsSync } from 'node:fs';
import { inRoot } from '../boot/places.mjs';

/** Everything that answers requests, in the order in which it is started: the gateway comes last. */
export const serviceNames = ['identity', 'catalog', 'support', 'vip', 'topup', 'events', 'surveys', 'gateway'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** Ports of a local run; the gateway's can be chosen. */
export const usualPorts: Record<ServiceName | 'mailWeb' | 'mailSmtp' | 'captcha' | 'gameServer', number> = {
  identity: 4001,
  catalog: 4002,
  support: 4003,
  vip: 4004,
  topup: 4005,
  events: 4006,
  surveys: 4007,
  gateway: 8080,
  mailWeb: 4092,
  mailSmtp: 4025,
  captcha: 4095,
  gameServer: 4096,
};

export type Ports = typeof usualPorts;

export type ServiceFile =
  | 'main'
  | 'worker'
  | 'migrate'
  | 'seed'
  | 'publish'
  | 'verify'
  | 'desk-verbs'
  | 'add-owner'
  | 'rebuild-figures'
  | 'destroy-papers'
  | 'rebuild-figures'
  | 'data-source';

export const serviceFile = (service: ServiceName, file: ServiceFile): string =>
  inRoot('services', service, 'src', `${file}.ts`);

/** The services that have such a file. */
export const servicesWith = (file: ServiceFile): ServiceName[] =>
  serviceNames.filter((name) => existsSync(serviceFile(name, file)));

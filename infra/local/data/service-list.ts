import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { inRoot, root } from '../boot/places.mjs';

type Declared = { config?: { port?: number } };
const portOf = (service: string): number => {
  const { config } = JSON.parse(readFileSync(inRoot('services', service, 'package.json'), 'utf8')) as Declared;
  if (!config?.port) throw new Error(`services/${service}/package.json names no port: { "config": { "port": 40.. } }`);
  return config.port;
};
const declared = globSync('services/*/package.json', { cwd: root })
  .map((file) => basename(dirname(file)))
  .map((name) => ({ name, port: portOf(name) }))
  .toSorted((a, b) => a.port - b.port);

/** Whatever folder is a service, in the order of their ports, which is that of their start: the gateway comes last. */
export const serviceNames: readonly string[] = declared.map(({ name }) => name);

type OwnPort = 'gateway' | 'mailWeb' | 'mailSmtp' | 'captcha' | 'gameServer' | 'newebpay';
/** Ports of a local run, of services and of other people's machines; the gateway's can be chosen. */
export const usualPorts: Record<string, number> & Record<OwnPort, number> = {
  gateway: 8080,
  mailWeb: 4092,
  mailSmtp: 4025,
  captcha: 4095,
  gameServer: 4096,
  newebpay: 4097,
  ...Object.fromEntries(declared.map(({ name, port }) => [name, port])),
};

export type Ports = typeof usualPorts;

export type ServiceFile =
  | 'main'
  | 'worker'
  | 'migrate'
  | 'seed'
  | 'publish'
  | 'publish-token'
  | 'verify'
  | 'desk-verbs'
  | 'add-owner'
  | 'rebuild-figures'
  | 'destroy-papers'
  | 'rebuild-figures'
  | 'data-source';

export const serviceFile = (service: string, file: ServiceFile): string =>
  inRoot('services', service, 'src', `${file}.ts`);

export const servicesWith = (file: ServiceFile): string[] =>
  serviceNames.filter((name) => existsSync(serviceFile(name, file)));

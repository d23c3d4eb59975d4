import { parseArgs } from 'node:util';
import { Refusal } from '../boot/say.mjs';
import { serviceNames, usualPorts } from '../data/service-list.ts';

/** `proxy`: the port of what stands in front; `only`: the area whose services are wanted, beside those that stand behind every area. */
export type StartArguments = { processes: boolean; proxy?: number; port: number; only?: string };

const USAGE = [
  'npm start                     everything in one process, on port 8080',
  'npm start -- --processes      one process per service, as in production',
  'npm start -- --proxy          behind nginx with HTTP/2, at https://localhost:8443',
  'npm start -- --port 9090      on another port; with --proxy also --proxy-port 9443',
  'npm start -- --only events    only what that area needs',
];

const PROXY_PORT = 8443;

function portOf(name: string, value: string | undefined, usual: number): number {
  const port = Number(value ?? usual);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`--${name} ${value} is not a port number`);
  return port;
}

export function readArguments(args: string[]): StartArguments {
  try {
    const { values } = parseArgs({
      args,
      options: {
        processes: { type: 'boolean', default: false },
        proxy: { type: 'boolean', default: false },
        port: { type: 'string' },
        'proxy-port': { type: 'string' },
        only: { type: 'string' },
      },
    });
    const { only, processes, proxy } = values;
    const port = portOf('port', values.port, usualPorts.gateway);
    const front = portOf('proxy-port', values['proxy-port'], PROXY_PORT);
    if (values['proxy-port'] !== undefined && !proxy) throw new Error('--proxy-port is the port of --proxy');
    if (only !== undefined && !serviceNames.includes(only)) throw new Error(`--only ${only} is no area`);
    return { processes, port, ...(proxy && { proxy: front }), ...(only && { only }) };
  } catch (error) {
    throw new Refusal(`${(error as Error).message}`, '', ...USAGE);
  }
}

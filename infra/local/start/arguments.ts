import { parseArgs } from 'node:util';
import { Refusal } from '../boot/say.mjs';
import { serviceNames, usualPorts } from '../data/service-list.ts';

/** `only`: the area whose services are wanted, beside those that stand behind every area. */
export type StartArguments = { processes: boolean; proxy: boolean; port: number; only?: string };

const USAGE = [
  'npm start                     everything in one process, on port 8080',
  'npm start -- --processes      one process per service, as in production',
  'npm start -- --proxy          behind nginx with HTTP/2, at https://localhost:8443',
  'npm start -- --port 9090      on another port',
  'npm start -- --only events    only what that area needs',
];

export function readArguments(args: string[]): StartArguments {
  try {
    const { values } = parseArgs({
      args,
      options: {
        processes: { type: 'boolean', default: false },
        proxy: { type: 'boolean', default: false },
        port: { type: 'string' },
        only: { type: 'string' },
      },
    });
    const port = Number(values.port ?? usualPorts.gateway);
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      throw new Error(`--port ${values.port} is not a port number`);
    const { only, processes, proxy } = values;
    if (only !== undefined && !serviceNames.includes(only)) throw new Error(`--only ${only} is no area`);
    return { processes, proxy, port, ...(only && { only }) };
  } catch (error) {
    throw new Refusal(`${(error as Error).message}`, '', ...USAGE);
  }
}

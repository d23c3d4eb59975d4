import { parseArgs } from 'node:util';
import { Refusal } from '../boot/say.mjs';
import { usualPorts } from '../data/service-list.ts';

export type StartArguments = { processes: boolean; port: number };

const USAGE = [
  'npm start                     everything in one process, on port 8080',
  'npm start -- --processes      one process per service, as in production',
  'npm start -- --port 9090      on another port',
];

export function readArguments(args: string[]): StartArguments {
  try {
    const { values } = parseArgs({
      args,
      options: { processes: { type: 'boolean', default: false }, port: { type: 'string' } },
    });
    const port = Number(values.port ?? usualPorts.gateway);
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      throw new Error(`--port ${values.port} is not a port number`);
    return { processes: values.processes, port };
  } catch (error) {
    throw new Refusal(`${(error as Error).message}`, '', ...USAGE);
  }
}

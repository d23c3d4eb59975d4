import { parseArgs } from 'node:util';
import { Refusal } from '../boot/say.mjs';

/** `site`: whose services answer, and whose shell is around the remote; else the one that runs here. */
export type DevWish = { site?: string; port?: number };

const USAGE = [
  'npm run dev -w mfe-events                                     with the site of npm start, or with the services of this area alone',
  'npm run dev -w mfe-events -- --site https://player.example    with that site',
  'npm run dev -w mfe-events -- --port 3200                      on another port',
];

const text = { type: 'string' } as const;

export function readDevWish(args: string[]): DevWish {
  try {
    const { values } = parseArgs({ args, options: { site: text, port: text } });
    const { site, port } = values;
    if (site !== undefined && !/^https?:/.test(URL.canParse(site) ? new URL(site).protocol : ''))
      throw new Error(`--site ${site} is no address`);
    if (port !== undefined && !(Number(port) > 0 && Number(port) < 65_536))
      throw new Error(`--port ${port} is not a port number`);
    return { ...(site && { site: new URL(site).origin }), ...(port && { port: Number(port) }) };
  } catch (error) {
    throw new Refusal((error as Error).message, '', ...USAGE);
  }
}

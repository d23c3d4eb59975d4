/* Child of `npm run bench`: takes the site by message, runs one bench file on it, prints its figures, judges its aims. */
import { pathToFileURL } from 'node:url';
import { line, Refusal, sayFailure } from '../boot/say.mjs';
import type { StaffAccount } from '../data/prepare-data.ts';
import { sayAims, type Aim } from './aims.ts';

/** What a bench gets: the site to measure, and what it needs to speak to it. */
export type BenchSite = {
  url: string;
  mailUrl: string;
  gameServerUrl: string;
  paymentsUrl: string;
  staff: StaffAccount[];
  /** Folder of the site: keys, logs; what the bench puts there goes when it ends. */
  folder: string;
  services: Record<string, string>;
  /** As in the services' environment: TOKEN_KEYS and IDENTITY_KEYS. */
  tokenKeys: string;
  identityKeys: string;
  /** The private MariaDB (without schema) and Redis, and what the schemas' names begin with. */
  adminUrl: string;
  redisUrl: string;
  schemaPrefix: string;
  /** Words after the bench's name on the command line. */
  words: string[];
};

export type Figures = Record<string, number | string>;
/** A bench fails when it misses an aim. */
export type Result = { figures: Figures; aims?: Aim[] };
type Bench = { run(site: BenchSite): Promise<Result> };

process.once('message', async ({ file, site }: { file: string; site: BenchSite }) => {
  try {
    const { run } = (await import(pathToFileURL(file).href)) as Bench;
    const { figures, aims = [] } = await run(site);
    const width = Math.max(...Object.keys(figures).map((name) => name.length));
    for (const [name, value] of Object.entries(figures))
      line('', `${name.padEnd(width)}  ${String(value).padStart(10)}`);
    process.exit(sayAims(aims) ? 1 : 0);
  } catch (error) {
    if (error instanceof Refusal) sayFailure(error, 'Not measured');
    else process.stderr.write(`  ${(error as Error).stack}\n`);
    process.exit(1);
  }
});
process.send?.('waiting');

import { pathToFileURL } from 'node:url';
import { serviceFile } from '../data/service-list.ts';

type Message = { url: string; wish: { area: string; by: string; revoke: boolean } };
type Verbs = {
  makePublishToken(env: { DATABASE_URL: string }, area: string, by: string): Promise<string>;
  revokePublishTokens(env: { DATABASE_URL: string }, area: string): Promise<number>;
};

process.once('message', async ({ url, wish: { area, by, revoke } }: Message) => {
  try {
    const verbs = (await import(pathToFileURL(serviceFile('gateway', 'publish-token')).href)) as Verbs;
    const env = { DATABASE_URL: url };
    if (revoke) process.stdout.write(`${await verbs.revokePublishTokens(env, area)} tokens of ${area} are revoked.\n`);
    else process.stdout.write(`${await verbs.makePublishToken(env, area, by)}\n`);
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
});
process.send?.('waiting');

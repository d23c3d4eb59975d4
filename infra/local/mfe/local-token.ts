import { pathToFileURL } from 'node:url';
import { taipeiIso } from '@hub/contracts/shared';
import { serviceFile } from '../data/service-list.ts';

type Message = { url: string; wish: { area: string; by: string; revoke: boolean } };
type Verbs = {
  makePublishToken(env: { DATABASE_URL: string }, area: string, by: string): Promise<string>;
  revokePublishTokens(env: { DATABASE_URL: string }, area: string): Promise<RevokedToken[]>;
};
type RevokedToken = { id: number; made_by: string; used_at: Date | null };

function revokedWords(area: string, tokens: readonly RevokedToken[]): string {
  const used = ({ id, made_by: by, used_at: at }: RevokedToken) =>
    `  token ${id} of ${by}, ${at ? `last used ${taipeiIso(at)}` : 'never used'}\n`;
  return `${tokens.length} tokens of ${area} are revoked.\n${tokens.map(used).join('')}`;
}

process.once('message', async ({ url, wish: { area, by, revoke } }: Message) => {
  try {
    const verbs = (await import(pathToFileURL(serviceFile('gateway', 'publish-token')).href)) as Verbs;
    const env = { DATABASE_URL: url };
    if (revoke) process.stdout.write(revokedWords(area, await verbs.revokePublishTokens(env, area)));
    else process.stdout.write(`${await verbs.makePublishToken(env, area, by)}\n`);
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
});
process.send?.('waiting');

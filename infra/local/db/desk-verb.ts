/* Child of `npm run search:rebuild` and `npm run queue:recount`: takes the database and the verb by message. */
import { pathToFileURL } from 'node:url';
import { serviceFile } from '../data/service-list.ts';

type Verbs = {
  rebuildSearch(env: { DATABASE_URL: string }, tell: (left: number) => void): Promise<number>;
  recountQueue(env: { DATABASE_URL: string }): Promise<number>;
};
type Message = { verb: 'rebuild' | 'recount'; url: string };

const say = (line: string) => process.stdout.write(`  ${line}\n`);

process.once('message', async ({ verb, url }: Message) => {
  try {
    const verbs = (await import(pathToFileURL(serviceFile('support', 'desk-verbs')).href)) as Verbs;
    const env = { DATABASE_URL: url };
    if (verb === 'rebuild') {
      const cases = await verbs.rebuildSearch(env, (left) => say(`${left} cases left`));
      say(`support: ${cases} cases are indexed anew`);
    } else {
      const wrong = await verbs.recountQueue(env);
      say(wrong === 0 ? 'support: every count was right' : `support: ${wrong} counts were wrong and are mended`);
    }
    process.exit(0);
  } catch (error) {
    process.stderr.write(`  ${(error as Error).message}\n`);
    process.exit(2);
  }
});
process.send?.('waiting');

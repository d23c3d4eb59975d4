import { pathToFileURL } from 'node:url';
import { serviceFile } from '../data/service-list.ts';

type Verbs = {
  rebuildSearch(env: { DATABASE_URL: string }, tell: (left: number) => void): Promise<number>;
  recountQueue(env: { DATABASE_URL: string }): Promise<number>;
};
type Message = { verb: 'rebuild' | 'recount'; desks: { service: string; url: string }[] };

const say = (line: string) => process.stdout.write(`  ${line}\n`);

async function run(verb: Message['verb'], service: string, url: string): Promise<void> {
  const verbs = (await import(pathToFileURL(serviceFile(service, 'desk-verbs')).href)) as Verbs;
  const env = { DATABASE_URL: url };
  if (verb === 'rebuild') {
    const cases = await verbs.rebuildSearch(env, (left) => say(`${service}: ${left} cases left`));
    say(`${service}: ${cases} cases are indexed anew`);
    return;
  }
  const wrong = await verbs.recountQueue(env);
  say(wrong === 0 ? `${service}: every count was right` : `${service}: ${wrong} counts were wrong and are mended`);
}

process.once('message', async ({ verb, desks }: Message) => {
  try {
    for (const { service, url } of desks) await run(verb, service, url);
    process.exit(0);
  } catch (error) {
    process.stderr.write(`  ${(error as Error).message}\n`);
    process.exit(2);
  }
});
process.send?.('waiting');

import { pathToFileURL } from 'node:url';
import { envOf, type Env, type SiteFacts } from '../data/service-env.ts';
import { serviceFile, servicesWith } from '../data/service-list.ts';

type Rebuild = { rebuild(env: Env): Promise<{ told: number; counted: number }> };

const say = (line: string) => process.stdout.write(`  ${line}\n`);

process.once('message', async (facts: SiteFacts) => {
  try {
    for (const service of servicesWith('rebuild-figures')) {
      const { rebuild } = (await import(pathToFileURL(serviceFile(service, 'rebuild-figures')).href)) as Rebuild;
      const { told, counted } = await rebuild(envOf(facts, service));
      say(`${service}: ${counted} events counted anew, ${told} of them told by cases that are older than the figures`);
    }
    process.exit(0);
  } catch (error) {
    process.stderr.write(`  ${(error as Error).message}\n`);
    process.exit(2);
  }
});
process.send?.('waiting');

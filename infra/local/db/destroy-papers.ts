import { pathToFileURL } from 'node:url';
import { serviceFile } from '../data/service-list.ts';
import type { PapersWish } from './papers-wish.ts';

type Outcome = { is: 'destroyed'; papers: number } | { is: 'no-case' };
type DestroyPapers = { destroyPapers(env: { DATABASE_URL: string }, wish: PapersWish): Promise<Outcome> };

const say = (line: string) => process.stdout.write(`  ${line}\n`);

function words(outcome: Outcome, number: number): string {
  if (outcome.is === 'no-case') return `There is no case ${number}.`;
  if (outcome.papers === 0) return `Case ${number} has no ID papers any more; nothing was changed.`;
  return `Case ${number}: ${outcome.papers} destroyed, recorded and audited. The worker removes the sealed files.`;
}

process.once('message', async ({ url, wish }: { url: string; wish: PapersWish }) => {
  try {
    const { destroyPapers } = (await import(
      pathToFileURL(serviceFile('support', 'destroy-papers')).href
    )) as DestroyPapers;
    const outcome = await destroyPapers({ DATABASE_URL: url }, wish);
    say(words(outcome, wish.case));
    process.exit(outcome.is === 'no-case' ? 1 : 0);
  } catch (error) {
    say((error as Error).message);
    process.exit(1);
  }
});
process.send?.('waiting');

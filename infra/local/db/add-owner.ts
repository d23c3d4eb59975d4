import { pathToFileURL } from 'node:url';
import { serviceFile } from '../data/service-list.ts';
import type { OwnerWish } from './owner-wish.ts';

type Outcome = { is: 'made' | 'renewed'; login: string; password: string } | { is: 'there'; waiting: boolean };
type AddOwner = { addOwner(env: { DATABASE_URL: string }, wish: OwnerWish): Promise<Outcome> };
type Refused = { why?: string; owners?: string[] };

const say = (...lines: string[]) => process.stdout.write(lines.map((line) => `  ${line}\n`).join(''));

const refusals: Record<string, (owners: string) => string[]> = {
  'owner-exists': (owners) => [
    `There is an owner already: ${owners}. They make accounts at /staff/accounts.`,
    'If none of them can sign in any more: the same with --additional.',
  ],
  'login-taken': (owners) => [
    'This login belongs to an account that is no active owner. Choose another one',
    owners ? `or let ${owners} change it at /staff/accounts.` : 'for the owner.',
  ],
  'password-set': (owners) => [
    `This owner has set an own password: another owner resets it at /staff/accounts (owners: ${owners}).`,
  ],
};

process.once('message', async ({ url, wish }: { url: string; wish: OwnerWish }) => {
  try {
    const { addOwner } = (await import(pathToFileURL(serviceFile('identity', 'add-owner')).href)) as AddOwner;
    const outcome = await addOwner({ DATABASE_URL: url }, wish);
    if (outcome.is === 'there') {
      say(`${wish.login} is an owner already; nothing was changed.`);
      if (outcome.waiting) say('The one-time password was not used yet. Lost or too old: the same with --again.');
      process.exit(0);
    }
    say(
      `login      ${outcome.login}`,
      `password   ${outcome.password}`,
      'It is shown this once and opens one sign-in at /staff within seven days; there an own password and an',
      'authenticator app are set. Make a second owner at /staff/accounts next.',
    );
    process.exit(0);
  } catch (error) {
    const { why = '', owners = [] } = error as Refused;
    say(...(refusals[why]?.(owners.join(', ')) ?? [(error as Error).message]));
    process.exit(1);
  }
});
process.send?.('waiting');

import { parseArgs } from 'node:util';
import { Refusal } from '../boot/say.mjs';
import { servicesWith } from '../data/service-list.ts';

export type MigratePhase = 'all' | 'expand' | 'contract';
/** Without a service it is about the local site, which does not run meanwhile. */
export type MigrateWish = { service?: string; phase: MigratePhase };

export const MIGRATE_USAGE = [
  'npm run db:migrate                                  all services of the local site, while it does not run',
  'npm run db:migrate -- --service events              one service; MIGRATE_URL names its database and the account for tables',
  'npm run db:migrate -- --service events --contract   what takes away, once no process of the version before runs',
];

const options = { service: { type: 'string' }, contract: { type: 'boolean' } } as const;

export function readMigrateWish(args: string[]): MigrateWish {
  try {
    const { service, contract } = parseArgs({ args, options }).values;
    const known = servicesWith('migrate');
    if (service === undefined && contract) throw new Error('--contract is for one service');
    if (service === undefined) return { phase: 'all' };
    if (!known.includes(service)) throw new Error(`${service} is none of: ${known.join(', ')}`);
    return { service, phase: contract ? 'contract' : 'expand' };
  } catch (error) {
    throw new Refusal((error as Error).message, '', ...MIGRATE_USAGE);
  }
}

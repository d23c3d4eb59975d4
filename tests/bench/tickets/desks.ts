import { supportDesk } from '@hub/contracts/support';
import type { Desk } from '@hub/contracts/tickets';
import { vipDesk } from '@hub/contracts/vip';
import type { Schema } from '@hub/nest-kit/db';
import { Refusal } from '../../../infra/local/boot/say.mjs';
import { schema as supportSchema } from '../../../services/support/src/data-source.ts';
import { schema as vipSchema } from '../../../services/vip/src/data-source.ts';
import type { Era } from './generate/a-case.ts';
import { rankPlayers } from './grow/ranks.ts';
import { callNames, type CallName } from './load/at-size.ts';

/**
 * A desk that can be measured. `calls`: of it; `grow`: what it needs besides cases, in the database of this address; `more`:
 * statements that a call sends here besides those of every desk.
 */
export type BenchDesk = {
  desk: Desk;
  schema: Schema;
  calls: CallName[];
  more?: Partial<Record<CallName, number>>;
  grow?: (url: string, era: Era) => Promise<void>;
};

const LIST: CallName = 'who is VIP, first page';
/** A visitor of VIP has a character confirmed by its game, whose answer would be all that is measured. */
const FORM: CallName = 'create, whole form, 12 KB PNG';
/** One look at the ranks of all the accounts that are shown. */
const standings: Partial<Record<CallName, number>> = {
  'queue, first page': 1,
  'queue, deep page': 1,
  'staff opens a report': 1,
  'search, common word': 1,
  'search, rare word': 1,
};
const without = (name: CallName) => callNames.filter((one) => one !== name);

const desks: BenchDesk[] = [
  { desk: supportDesk, schema: supportSchema, calls: without(LIST) },
  { desk: vipDesk, schema: vipSchema, calls: without(FORM), grow: rankPlayers, more: standings },
];

/** The word behind `--desk`, support without it. */
export function deskIn(words: readonly string[]): BenchDesk {
  const at = words.indexOf('--desk');
  const key = at < 0 ? supportDesk.key : words[at + 1];
  const found = desks.find(({ desk }) => desk.key === key);
  if (!found)
    throw new Refusal(`there is no desk ${key ?? ''} to measure; there are:`, ...desks.map(({ desk }) => desk.key));
  return found;
}

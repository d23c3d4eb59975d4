import { atMost, type Aim } from '../../../../infra/local/bench/aims.ts';
import { line } from '../../../../infra/local/boot/say.mjs';
import type { CallName } from '../load/at-size.ts';
import type { Counted } from './statement-log.ts';

/** Statements that a call may send, begin and commit among them: lower a number when a call needs fewer, never raise one. */
const mostStatements: Record<CallName, number> = {
  'player list': 3,
  'player view': 4,
  'look-up by e-mail and code': 3,
  'queue, first page': 1,
  'queue, deep page': 1,
  'staff opens a report': 7,
  'who is VIP, first page': 4,
  'search, common word': 3,
  'search, rare word': 3,
  'search, two words': 4,
  'closing one report': 14,
  'create, whole form, 12 KB PNG': 15,
};
const SHOWN = 110;

/** `more`: of a desk that asks more than others. An aim for each call, missed by one that was not counted; what those send that send too many, or, if wanted, all of them. */
export function statementAims(
  names: readonly CallName[],
  counted: Partial<Record<CallName, Counted>>,
  all: boolean,
  more: Partial<Record<CallName, number>> = {},
): Aim[] {
  return names.map((name) => {
    const { sent, behind, statements } = counted[name] ?? { sent: NaN, behind: 0, statements: [] };
    const most = mostStatements[name] + (more[name] ?? 0);
    if (all || sent > most) {
      line('', name);
      for (const text of statements) line('', `  ${text.replaceAll(/\s+/g, ' ').slice(0, SHOWN)}`);
    }
    return atMost(`${name}, statements`, sent, most, '', `workers ${behind.toFixed(1)} more`);
  });
}

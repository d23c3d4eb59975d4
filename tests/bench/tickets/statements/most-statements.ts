import { atMost, type Aim } from '../../../../infra/local/bench/aims.ts';
import { line } from '../../../../infra/local/boot/say.mjs';
import type { Counted } from './statement-log.ts';

/** Statements that a call may send, begin and commit among them: lower a number when a call needs fewer, never raise one. */
export const mostStatements: Record<string, number> = {
  'player list': 3,
  'player view': 4,
  'look-up by e-mail and code': 3,
  'queue, first page': 1,
  'queue, deep page': 1,
  'staff opens a report': 7,
  'search, common word': 3,
  'search, rare word': 3,
  'search, two words': 4,
  'closing one report': 14,
  'create, whole form, 12 KB PNG': 15,
};
const SHOWN = 110;

/** An aim for each call that was counted; what those send that send too many, or, if wanted, all of them. */
export function statementAims(counted: Record<string, Counted>, all: boolean): Aim[] {
  return Object.entries(counted).map(([name, { sent, behind, statements }]) => {
    const most = mostStatements[name] ?? 0;
    if (all || sent > most) {
      line('', name);
      for (const text of statements) line('', `  ${text.replaceAll(/\s+/g, ' ').slice(0, SHOWN)}`);
    }
    return atMost(`${name}, statements`, sent, most, '', `workers ${behind.toFixed(1)} more`);
  });
}

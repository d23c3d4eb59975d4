import type { WrongCode } from '@hub/contracts/events';
import type { SeenCategory, SeenEvent } from './find-event.ts';
import type { FoundCode } from './find-code.ts';

export type Taken = { category_id: number; code_id: number | null };

/** `own`: redeemed before, and told the same again. Only `wrong` costs a try. */
export type Judgement =
  | { is: 'good'; category: SeenCategory; slot: number }
  | { is: 'own' }
  | { is: 'category_closed' }
  | { is: 'category_done' }
  | { is: 'wrong'; why: WrongCode };

const wrong = (why: WrongCode): Judgement => ({ is: 'wrong', why });

/** Judges a code of this event; one that is not there is `unknown` here, though another event may have it. */
export function judgeCode(event: SeenEvent, code: FoundCode | null, taken: readonly Taken[]): Judgement {
  if (!code) return wrong('unknown');
  if (taken.some(({ code_id }) => code_id === code.id)) return { is: 'own' };
  if (code.batch_state === 'disabled') return wrong('disabled');
  if (code.batch_state !== 'ready') return wrong('unknown');
  if (code.used >= code.cap) return wrong(code.kind === 'keyword' ? 'full' : 'used');
  const category = event.categories.find(({ id }) => id === code.category_id);
  if (!category?.redeemable) return { is: 'category_closed' };
  const had = taken.filter(({ category_id }) => category_id === category.id).length;
  return had < category.per_account ? { is: 'good', category, slot: had + 1 } : { is: 'category_done' };
}

import { legalStates, type LegalState } from '@hub/contracts/catalog';
import { ABSENT, Moves, type MoveTable } from '@hub/nest-kit/moves';
import { legalNotComing, legalNotDraft } from './legal.errors.ts';

/** `pair`: two persons, of whom one asked and the other approved. */
type Party = 'editor' | 'pair';

const table = {
  draft: { who: ['editor'], to: { [ABSENT]: 'draft' }, refuses: legalNotDraft, emits: 'legal.draft' },
  change: { who: ['editor'], to: { draft: 'draft' }, refuses: legalNotDraft, emits: 'legal.change' },
  discard: { who: ['editor'], to: { draft: ABSENT }, refuses: legalNotDraft, emits: 'legal.discard' },
  publish: { who: ['pair'], to: { draft: 'published' }, refuses: legalNotDraft, emits: 'legal.publish' },
  withdraw: { who: ['pair'], to: { published: 'withdrawn' }, refuses: legalNotComing, emits: 'legal.withdraw' },
} as const satisfies MoveTable<string, LegalState, Party, string>;

export type LegalMove = keyof typeof table;

/** The only writer of the state is `write-legal.ts`. */
export const legalMoves = new Moves<LegalMove, LegalState, Party, (typeof table)[LegalMove]['emits']>(
  'a legal text',
  legalStates,
  table,
);

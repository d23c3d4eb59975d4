import { dataRequestStates, type DataRequestState, type DataRequestStep } from '@hub/contracts/surveys';
import { ABSENT, Moves, type MoveTable } from '@hub/nest-kit/moves';
import { requestState } from './data-request.errors.ts';

export type RequestParty = 'member' | 'staff' | 'system';
/** `ends`: who it was is forgotten with it. */
type Emits = { step: DataRequestStep; ends: boolean };

const refuses = () => requestState();
const emits = (step: DataRequestStep, ends = false): Emits => ({ step, ends });
const same = { open: 'open', proven: 'proven', erasing: 'erasing' } as const;

const table = {
  open: { who: ['member', 'staff'], to: { [ABSENT]: 'open' }, refuses, emits: emits('opened') },
  name: { who: ['staff'], to: { open: 'open', proven: 'open' }, refuses, emits: emits('named') },
  prove: { who: ['staff'], to: { open: 'proven', proven: 'proven' }, refuses, emits: emits('proven') },
  look: { who: ['staff'], to: same, refuses, emits: emits('looked') },
  export: { who: ['staff'], to: { proven: 'proven' }, refuses, emits: emits('exported') },
  correct: { who: ['staff'], to: { proven: 'proven' }, refuses, emits: emits('corrected') },
  extend: { who: ['staff'], to: same, refuses, emits: emits('extended') },
  ask: { who: ['staff'], to: { proven: 'proven' }, refuses, emits: emits('erasure_asked') },
  erase: { who: ['staff'], to: { proven: 'erasing' }, refuses, emits: emits('erasure_agreed') },
  hold: { who: ['staff'], to: same, refuses, emits: emits('held') },
  release: { who: ['staff'], to: same, refuses, emits: emits('released') },
  finish: { who: ['staff'], to: { proven: 'done' }, refuses, emits: emits('finished', true) },
  'finish-erasure': { who: ['system'], to: { erasing: 'done' }, refuses, emits: emits('finished', true) },
  refuse: { who: ['staff'], to: { open: 'refused', proven: 'refused' }, refuses, emits: emits('refused', true) },
} as const satisfies MoveTable<string, DataRequestState, RequestParty, Emits>;

export type RequestMove = keyof typeof table;
export const requestMoves = new Moves<RequestMove, DataRequestState, RequestParty, Emits>(
  'a request',
  dataRequestStates,
  table,
);

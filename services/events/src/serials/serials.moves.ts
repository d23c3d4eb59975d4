import { serialBatchStates, type SerialBatchAction, type SerialBatchState } from '@hub/contracts/events';
import { ABSENT, Moves, type MoveTable } from '@hub/nest-kit/moves';
import { serialState } from './serials.errors.ts';

export type SerialParty = 'desk' | 'worker';
/** `version`: who looks at it while it goes on keeps the page. */
type SerialEmits = { version: boolean; audit: `serial.${SerialBatchAction}` | null };

const refuses = serialState;
const told = { version: true, audit: null } as const;

/** A batch of codes follows its bulk work until its codes are good. `open`: nobody has to agree to what the site made. */
const table = {
  make: { who: ['desk'], to: { [ABSENT]: ['waiting', 'ready'] }, refuses, emits: { version: false, audit: null } },
  read: { who: ['worker'], to: { waiting: 'reading' }, refuses, emits: { version: false, audit: null } },
  check: { who: ['worker'], to: { reading: 'checked' }, refuses, emits: told },
  open: { who: ['worker'], to: { reading: 'ready' }, refuses, emits: told },
  fail: { who: ['worker'], to: { reading: 'failed', checked: 'failed' }, refuses, emits: told },
  expire: { who: ['worker'], to: { checked: 'cancelled' }, refuses, emits: told },
  commit: { who: ['desk'], to: { checked: 'ready' }, refuses, emits: { version: true, audit: 'serial.commit' } },
  cancel: {
    who: ['desk'],
    to: { waiting: 'cancelled', reading: 'cancelled', checked: 'cancelled' },
    refuses,
    emits: { version: true, audit: 'serial.cancel' },
  },
  retry: { who: ['desk'], to: { failed: 'waiting' }, refuses, emits: { version: true, audit: 'serial.retry' } },
  disable: { who: ['desk'], to: { ready: 'disabled' }, refuses, emits: { version: true, audit: 'serial.disable' } },
} as const satisfies MoveTable<string, SerialBatchState, SerialParty, SerialEmits>;

export type SerialMove = keyof typeof table;

export const serialMoves = new Moves<SerialMove, SerialBatchState, SerialParty, SerialEmits>(
  'a batch of codes',
  serialBatchStates,
  table,
);

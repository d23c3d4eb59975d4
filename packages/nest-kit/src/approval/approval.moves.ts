import { approvalStates, type ApprovalState } from '@hub/contracts/approvals';
import { ABSENT, Moves, type MoveTable } from '../moves/moves.ts';
import { ApprovalConflict } from './approval.errors.ts';

export type ApprovalRole = 'asker' | 'decider' | 'time';
type ApprovalEmits = { audit: `approval.${Exclude<ApprovalState, 'open'> | 'asked'}` };

const closed = () => new ApprovalConflict('APPROVAL_CLOSED');

/** A request is decided once, and never by who asked. `drop`: what it was asked about stands no more. */
const table = {
  ask: {
    who: ['asker'],
    to: { [ABSENT]: 'open' },
    refuses: () => new ApprovalConflict('APPROVAL_PENDING'),
    emits: { audit: 'approval.asked' },
  },
  apply: { who: ['decider'], to: { open: 'applied' }, refuses: closed, emits: { audit: 'approval.applied' } },
  refuse: { who: ['decider'], to: { open: 'refused' }, refuses: closed, emits: { audit: 'approval.refused' } },
  withdraw: { who: ['asker'], to: { open: 'withdrawn' }, refuses: closed, emits: { audit: 'approval.withdrawn' } },
  drop: { who: ['decider'], to: { open: 'stale' }, refuses: closed, emits: { audit: 'approval.stale' } },
  expire: { who: ['time'], to: { open: 'expired' }, refuses: closed, emits: { audit: 'approval.expired' } },
} as const satisfies MoveTable<string, ApprovalState, ApprovalRole, ApprovalEmits>;

export type ApprovalMove = keyof typeof table;

export const approvalMoves = new Moves<ApprovalMove, ApprovalState, ApprovalRole, ApprovalEmits>(
  'a request',
  approvalStates,
  table,
);

import type { ApprovalRow } from '@hub/contracts/approvals';
import { useState } from 'react';

type DecidedHere = { rows: ApprovalRow[]; isDecided: (row: ApprovalRow) => boolean; note: (row: ApprovalRow) => void };

/**
 * What waits, with what was decided on this page still in its place: its outcome can be read, and the next request does not
 * slide under the pointer. The newest first, as the server lists them.
 */
export function useDecidedHere(waiting: readonly ApprovalRow[]): DecidedHere {
  const [decided, setDecided] = useState<readonly ApprovalRow[]>([]);
  const isDecided = ({ id }: ApprovalRow) => decided.some((row) => row.id === id);
  const rows = [...waiting.filter((row) => !isDecided(row)), ...decided].sort((one, other) => other.id - one.id);
  return { rows, isDecided, note: (row) => setDecided((before) => [...before, row]) };
}

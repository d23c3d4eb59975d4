import type { StaffTicketRow } from '@hub/contracts/tickets';
import { describe, expect, it } from 'vitest';
import { nextCase } from './next-case.ts';

const rows = [1, 2, 3].map((id) => ({ id }) as StaffTicketRow);

describe('nextCase', () => {
  it('is the row below', () => expect(nextCase(rows, 2)?.id).toBe(3));
  it('begins at the top after the last row', () => expect(nextCase(rows, 3)?.id).toBe(1));
  it('is the first row for a case that is not in the list', () => expect(nextCase(rows, 9)?.id).toBe(1));
  it('is none when this was the only one', () => expect(nextCase(rows.slice(0, 1), 1)).toBeNull());
});

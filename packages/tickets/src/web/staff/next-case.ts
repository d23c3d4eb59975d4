import type { StaffTicketRow } from '@hub/contracts/tickets';

/** The case to offer after this one: the row below it, else the first other one; null when none is left. */
export function nextCase(rows: readonly StaffTicketRow[], id: number): StaffTicketRow | null {
  const place = rows.findIndex((row) => row.id === id);
  const below = place >= 0 ? rows[place + 1] : undefined;
  return below ?? rows.find((row) => row.id !== id) ?? null;
}

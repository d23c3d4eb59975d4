import { object, string, type InferType } from 'yup';
import { blankable } from '../shared/blankable.ts';
import { listOf, oneOf, part, text, view, whole } from '../shared/view.ts';
import type { StaffRole } from '../shared/principal.ts';

/** Who signs a month of the audit off: it has the rows of every game, so only who holds the role at all of them. */
export const signOffRoles: readonly StaffRole[] = ['auditor'];

const NOTE_MAX = 300;

/** `note` is needed when a chain of the month is not whole: it says what was found and what is done about it. */
export const signOffBody = object({ note: blankable(string().trim().max(NOTE_MAX, 'AUDIT_SIGN_NOTE_LONG')) });
export type SignOffBody = InferType<typeof signOffBody>;

const signature = part({ login: text(), name: text(), time: text(), note: text() });
export type AuditSignature = InferType<typeof signature>;

/** A month of Taipei, `2026-10`. `signed` is null until somebody did. */
const month = { month: text(), signed: signature.nullable() };
export const auditMonthRow = view('AuditMonth', month);
export type AuditMonthRow = InferType<typeof auditMonthRow>;
/** Months that have rows and are over for a day, the newest first; of those that were signed off all. */
export const auditMonthsView = view('AuditMonths', { data: listOf(auditMonthRow) });
export type AuditMonthsView = InferType<typeof auditMonthsView>;

/**
 * `whole`: walked beyond the last row of the month; `open`: not walked that far yet; `broken`: a fault at or before that
 * row; `changed`: signed off, but the copy has another row there now.
 */
export const monthChainStates = ['whole', 'open', 'broken', 'changed'] as const;
export type MonthChainState = (typeof monthChainStates)[number];

/** One service's chain as a month has it. `rows_signed` is how many rows it had when it was signed off; 0 before. */
const monthChain = part({
  service: text(),
  rows: whole(),
  rows_signed: whole(),
  last_seq: whole(),
  hash: text(),
  state: oneOf(...monthChainStates),
});
export type MonthChain = InferType<typeof monthChain>;
export const auditMonth = view('AuditMonthDetail', { ...month, chains: listOf(monthChain) });
export type AuditMonth = InferType<typeof auditMonth>;
export const auditMonthView = view('AuditMonthAnswer', { data: auditMonth });
export type AuditMonthView = InferType<typeof auditMonthView>;

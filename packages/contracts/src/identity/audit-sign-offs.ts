import { object, string, type InferType } from 'yup';
import { blankable } from '../shared/blankable.ts';
import { listOf, oneOf, part, text, view, whole } from '../shared/view.ts';
import type { StaffRole } from '../shared/principal.ts';

/** It has the rows of every game: only who holds the role at all of them. */
export const signOffRoles: readonly StaffRole[] = ['auditor'];

const NOTE_MAX = 300;

/** `note`: needed when a chain is not whole; what was found and what is done about it. */
export const signOffBody = object({ note: blankable(string().trim().max(NOTE_MAX, 'AUDIT_SIGN_NOTE_LONG')) });
export type SignOffBody = InferType<typeof signOffBody>;

const signature = part({ login: text(), name: text(), time: text(), note: text() });
export type AuditSignature = InferType<typeof signature>;

/** `2026-10` of Taipei. `signed` is null until somebody did. */
const month = { month: text(), signed: signature.nullable() };
export const auditMonthRow = view('AuditMonth', month);
export type AuditMonthRow = InferType<typeof auditMonthRow>;
/** That are over for a day, newest first; of those that were signed off all. */
export const auditMonthsView = view('AuditMonths', { data: listOf(auditMonthRow) });
export type AuditMonthsView = InferType<typeof auditMonthsView>;

/** `whole`: walked beyond the month; `open`: not that far; `changed`: signed off, but another row is there now. */
export const monthChainStates = ['whole', 'open', 'broken', 'changed'] as const;
export type MonthChainState = (typeof monthChainStates)[number];

/** `rows_signed`: when it was signed off; 0 before. */
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

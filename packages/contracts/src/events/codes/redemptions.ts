import { object, string, type InferType } from 'yup';
import { blankable } from '../../shared/blankable.ts';
import { exportFields } from '../../shared/export-state.ts';
import { listOf, oneOf, pagedView, part, text, textOrNull, view, whole, yesNo } from '../../shared/view.ts';
import { account, choice, itemsView, machine, number32, whichGame, why } from '../parts.ts';
import { mailStatuses, wrongCodes } from './states.ts';

export const redemptionsQuery = object({
  category: blankable(number32()),
  batch: blankable(number32()),
  mail: choice(mailStatuses),
  find: blankable(string().trim().max(64, 'FIELD_INVALID')),
  page: blankable(number32()),
});
export type RedemptionsQuery = InferType<typeof redemptionsQuery>;

/** `code`: last four signs; '' of a substitute. `by` '': the player. `delivery`: number of its mail. */
export const redemptionRow = view('RedemptionRow', {
  id: whole(),
  event_id: whole(),
  event_name: text(),
  game_id: text(),
  category_id: whole(),
  category: text(),
  batch: part({ id: whole(), name: text() }).nullable(),
  code: text(),
  server_id: text(),
  role_id: text(),
  role_name: text(),
  partner_uid: text(),
  items: itemsView(),
  mail_status: oneOf(...mailStatuses),
  delivery: whole().nullable(),
  by: text(),
  reason: text(),
  at: text(),
});
export type RedemptionRow = InferType<typeof redemptionRow>;
export const redemptionsView = pagedView('Redemptions', redemptionRow);
export type RedemptionsView = InferType<typeof redemptionsView>;

export const locksQuery = object({
  find: blankable(string().trim().max(64, 'FIELD_INVALID')),
  which: string().oneOf(['locked', 'all'], 'FIELD_INVALID').default('locked'),
  page: blankable(number32()),
});
export type LocksQuery = InferType<typeof locksQuery>;

/** `tries`: the last ones since it was unlocked, newest first. */
export const lockRow = view('LockRow', {
  id: whole(),
  event_id: whole(),
  event_name: text(),
  game_id: text(),
  server_id: text(),
  role_id: text(),
  role_name: text(),
  partner_uid: text(),
  fails: whole(),
  limit: whole(),
  locked_at: textOrNull(),
  last_at: text(),
  tries: listOf(part({ at: text(), why: oneOf(...wrongCodes) })),
  may_unlock: yesNo(),
});
export type LockRow = InferType<typeof lockRow>;
export const locksView = pagedView('Locks', lockRow);
export type LocksView = InferType<typeof locksView>;
export const lockView = view('LockAnswer', { data: lockRow });
export type LockView = InferType<typeof lockView>;

export const unlockBody = object({ reason: why() });
export type UnlockBody = InferType<typeof unlockBody>;

/** Takes a place in the category as a code would. `partner_uid` may be ''. Needs an `Idempotency-Key`. */
export const substituteBody = object({
  category_id: number32().required('CATEGORY_NEEDED'),
  server_id: machine().required('FIELD_REQUIRED'),
  role_id: machine().required('FIELD_REQUIRED'),
  partner_uid: account().default(''),
  reason: why(),
});
export type SubstituteBody = InferType<typeof substituteBody>;
/** One of the two; `approval`: a request that waits for a second person. */
export const substituteView = view('Substitute', {
  data: part({ redemption: redemptionRow.nullable(), approval: whole().nullable() }),
});
export type SubstituteView = InferType<typeof substituteView>;

/** `redemptions` with or without roles and accounts. */
export const codeExportKinds = ['redemptions', 'locks'] as const;
export type CodeExportKind = (typeof codeExportKinds)[number];
export const codeExportBody = object({
  kind: string()
    .oneOf([...codeExportKinds], 'FIELD_INVALID')
    .required('FIELD_REQUIRED'),
  event_id: number32().required('FIELD_REQUIRED'),
  batch: blankable(number32()),
  personal: string().oneOf(['0', '1'], 'FIELD_INVALID').default('0'),
  reason: why(),
});
export type CodeExportBody = InferType<typeof codeExportBody>;
export const codeExportRow = view('CodeExport', {
  ...exportFields(),
  kind: oneOf(...codeExportKinds),
  event_id: whole(),
  event_name: text(),
  batch: whole().nullable(),
  personal: yesNo(),
  reason: text(),
  fault: oneOf('', 'full', 'other'),
});
export type CodeExportRow = InferType<typeof codeExportRow>;
export const codeExportView = view('CodeExportAnswer', { data: codeExportRow });
export type CodeExportView = InferType<typeof codeExportView>;
export const codeExportListView = pagedView('CodeExports', codeExportRow);
export type CodeExportListView = InferType<typeof codeExportListView>;

export const cardRedemptionsQuery = object({
  game_id: whichGame(),
  uid: account().required('FIELD_REQUIRED'),
  page: blankable(number32()),
});
export type CardRedemptionsQuery = InferType<typeof cardRedemptionsQuery>;
export const cardRedemptionsView = view('CardRedemptions', {
  data: listOf(redemptionRow),
  locks: listOf(lockRow),
  page: part({ next: textOrNull() }),
});
export type CardRedemptionsView = InferType<typeof cardRedemptionsView>;

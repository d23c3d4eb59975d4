import { number, object, string, type InferType } from 'yup';
import { blankable } from '../shared/blankable.ts';
import { codePoints } from '../shared/fold.ts';
import { gameId } from '../shared/game-id.ts';
import type { StaffRole } from '../shared/principal.ts';
import { listOf, oneOf, part, text, textOrNull, view, whole } from '../shared/view.ts';

export const penaltyReaders: readonly StaffRole[] = ['agent', 'lead', 'product_admin', 'auditor'];
export const penaltyEditors: readonly StaffRole[] = ['lead', 'product_admin'];

/** The lightest first: no chat, fewer services, no sign-in. */
export const penaltyKinds = ['mute', 'restrict', 'suspend'] as const;
export type PenaltyKind = (typeof penaltyKinds)[number];
export const PENALTY_DAYS_MAX = 7;
export const PENALTY_REASON_MIN = 4;

const account = () => string().trim().max(64, 'FIELD_INVALID').required('FIELD_REQUIRED');
const reason = () =>
  string()
    .trim()
    .max(200, 'TOO_LONG')
    .test('shortest', 'REASON_SHORT', (value) => codePoints(value ?? '') >= PENALTY_REASON_MIN);

export const penaltiesQuery = object({
  game_id: gameId().required('GAME_UNKNOWN'),
  uid: account(),
  page: blankable(number().typeError('FIELD_INVALID').integer('FIELD_INVALID').positive('FIELD_INVALID')),
});
export type PenaltiesQuery = InferType<typeof penaltiesQuery>;

/** `seen`: the number of the newest penalty that the writer knew of, 0 for none. */
export const addPenaltyBody = object({
  game_id: gameId().required('GAME_UNKNOWN'),
  uid: account().matches(/^[\x20-\x7e]*$/, 'FIELD_INVALID'),
  kind: string()
    .oneOf([...penaltyKinds], 'PENALTY_KIND')
    .required('PENALTY_KIND'),
  days: number()
    .typeError('PENALTY_DAYS')
    .integer('PENALTY_DAYS')
    .min(1, 'PENALTY_DAYS')
    .max(PENALTY_DAYS_MAX, 'PENALTY_DAYS')
    .required('PENALTY_DAYS'),
  reason: reason(),
  seen: number().integer('FIELD_INVALID').min(0, 'FIELD_INVALID').required('FIELD_REQUIRED'),
});
export type AddPenaltyBody = InferType<typeof addPenaltyBody>;

export const liftPenaltyBody = object({ reason: reason() });
export type LiftPenaltyBody = InferType<typeof liftPenaltyBody>;

/** `nth`: the first of the account is 1. `state`: `lifted` ended early by staff. Times in +08:00. */
export const penaltyView = view('Penalty', {
  id: whole(),
  nth: whole(),
  kind: oneOf(...penaltyKinds),
  days: whole(),
  state: oneOf('running', 'over', 'lifted'),
  starts_at: text(),
  ends_at: text(),
  reason: text(),
  staff_name: text(),
  lifted: part({ at: text(), staff_name: text(), reason: text() }).nullable(),
});
export type PenaltyView = InferType<typeof penaltyView>;

/** Newest first; `total`: all of the account. */
export const penaltiesView = view('Penalties', {
  data: part({ total: whole(), penalties: listOf(penaltyView) }),
  page: part({ next: textOrNull() }),
});
export type PenaltiesView = InferType<typeof penaltiesView>;

export const onePenaltyView = view('OnePenalty', { data: penaltyView });
export type OnePenaltyView = InferType<typeof onePenaltyView>;

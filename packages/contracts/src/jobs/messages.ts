import { object, string, type InferType } from 'yup';
import { blankable } from '../shared/blankable.ts';
import { listOf, oneOf, pagedView, part, text, textOrNull, view, whole, yesNo } from '../shared/view.ts';
import type { StaffRole } from '../shared/principal.ts';

/** Of their games, as owners do all; everybody follows their own. */
export const jobOverseers: readonly StaffRole[] = ['product_admin'];

export const deskJobKinds = ['export', 'bulk', 'task'] as const;
export type DeskJobKind = (typeof deskJobKinds)[number];
export const deskJobStates = ['waiting', 'running', 'done', 'failed', 'cancelled', 'expired'] as const;
export type DeskJobState = (typeof deskJobStates)[number];

/** `by`: empty for the system. `all`: null until known; `skipped`: needed nothing. `reason`: why it failed. */
export const deskJob = view('DeskJob', {
  id: text(),
  kind: oneOf(...deskJobKinds),
  what: text(),
  state: oneOf(...deskJobStates),
  by: text(),
  mine: yesNo(),
  games: listOf(text()),
  done: whole(),
  all: whole().nullable(),
  skipped: whole(),
  about: text(),
  reason: text(),
  attempts: whole(),
  asked_at: text(),
  ended_at: textOrNull(),
  expires_at: textOrNull(),
  may_cancel: yesNo(),
  may_retry: yesNo(),
});
export type DeskJob = InferType<typeof deskJob>;
export const deskJobsView = pagedView('DeskJobs', deskJob);
export type DeskJobsView = InferType<typeof deskJobsView>;
export const deskJobView = view('DeskJobAnswer', { data: deskJob });
export type DeskJobView = InferType<typeof deskJobView>;

/** `late`: should be done by now. `faults`: failed rounds in a row. */
export const deskSchedule = part({
  name: text(),
  every_s: whole(),
  last_at: textOrNull(),
  next_at: text(),
  took_ms: whole(),
  late: yesNo(),
  fault: text(),
  faults: whole(),
});
export type DeskSchedule = InferType<typeof deskSchedule>;

/** `whose`: everybody's, for who oversees every game. */
export const serviceJobsQuery = object({
  whose: blankable(string().oneOf(['mine', 'all'], 'FIELD_INVALID')),
  state: blankable(string().oneOf(['open', 'failed'] as const, 'FIELD_INVALID')),
  page: blankable(string().matches(/^\d{1,20}\.\d{1,20}$/, 'FIELD_INVALID')),
});
export type ServiceJobsQuery = InferType<typeof serviceJobsQuery>;

/** A count stops here; it takes too long to count what nobody reads as a number. */
export const MAINTENANCE_COUNT_MAX = 100_000;

/** `lag_s`: how long the oldest has waited. */
export const serviceMaintenance = part({
  tasks: part({ waiting: whole(), lag_s: whole(), failed: whole() }),
  schedules: listOf(deskSchedule),
});
export type ServiceMaintenance = InferType<typeof serviceMaintenance>;
export const serviceMaintenanceView = view('ServiceKeeping', { data: serviceMaintenance });
export type ServiceMaintenanceView = InferType<typeof serviceMaintenanceView>;

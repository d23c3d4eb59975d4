import type { InferType } from 'yup';
import { listOf, text, view, yesNo } from '../shared/view.ts';

/** Seconds before the end at which the page offers to go on. */
export const IDLE_WARNING_S = 120;

/** `device`: `Chrome・Windows`; `address` is masked; times ISO, +08:00. */
export const staffSessionRow = view('StaffSession', {
  ref: text(),
  device: text(),
  address: text(),
  began_at: text(),
  seen_at: text(),
  current: yesNo(),
});
export type StaffSessionRow = InferType<typeof staffSessionRow>;
export const staffSessionsView = view('StaffSessions', { data: listOf(staffSessionRow) });
export type StaffSessionsView = InferType<typeof staffSessionsView>;

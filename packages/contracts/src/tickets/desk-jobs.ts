import { object, string, type InferType } from 'yup';
import { blankable } from '../shared/blankable.ts';
import { deskSchedule } from '../jobs/messages.ts';
import { listOf, part, view, whole } from '../shared/view.ts';

/** `whose`: everybody's, for who oversees games. */
export const deskJobsQuery = object({
  whose: blankable(string().oneOf(['mine', 'all'], 'FIELD_INVALID')),
  state: blankable(string().oneOf(['open', 'failed'] as const, 'FIELD_INVALID')),
  page: blankable(string().matches(/^\d{1,20}\.\d{1,20}\.\d{1,20}$/, 'FIELD_INVALID')),
});
export type DeskJobsQuery = InferType<typeof deskJobsQuery>;

/** Counts stop at `MAINTENANCE_COUNT_MAX`. `rebuild`: cases still to index, not in `waiting`. */
export const deskMaintenance = part({
  search: part({ waiting: whole(), lag_s: whole(), rebuild: whole() }),
  figures: part({ waiting: whole(), lag_s: whole() }),
  tasks: part({ waiting: whole(), lag_s: whole(), failed: whole() }),
  schedules: listOf(deskSchedule),
});
export type DeskMaintenance = InferType<typeof deskMaintenance>;
export const deskMaintenanceView = view('DeskKeeping', { data: deskMaintenance });
export type DeskMaintenanceView = InferType<typeof deskMaintenanceView>;

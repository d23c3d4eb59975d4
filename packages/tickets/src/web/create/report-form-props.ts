import type { FormSettingsView } from '@hub/contracts/tickets';
import type { FollowedCase } from './use-followed-case.ts';

/** What every form of a report is made from. */
export type ReportFormProps = {
  settings: FormSettingsView;
  followed: FollowedCase;
  /** The type that was chosen before, on a page of its own; asked for here when left out. */
  type?: string;
};

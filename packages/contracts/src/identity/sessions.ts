/** Seconds before an idle session ends at which the page offers to go on. */
export const IDLE_WARNING_S = 120;

/**
 * A browser that somebody is signed in with. `ref` names it for ending it, `device` is `Chrome・Windows`, `address` is
 * masked, times are ISO 8601 with +08:00.
 */
export type StaffSessionRow = {
  ref: string;
  device: string;
  address: string;
  began_at: string;
  seen_at: string;
  current: boolean;
};
export type StaffSessionsView = { data: StaffSessionRow[] };

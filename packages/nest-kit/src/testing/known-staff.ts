import type { StaffStandingView } from '@hub/contracts/identity';
import type { StaffPrincipal } from '@hub/contracts/shared';

/** As each called last, by id: what identity knows of accounts in tests. A test that puts another there changes the account. */
export const knownStaff = new Map<number, StaffPrincipal>();

/** Of a simulated identity: what an account may do now. */
export const standingRoutes = {
  'GET /internal/staff/standing': (_: unknown, url: URL): { body: StaffStandingView } => ({
    body: { staff: knownStaff.get(Number(url.searchParams.get('id'))) ?? null },
  }),
};

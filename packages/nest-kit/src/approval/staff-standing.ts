import type { StaffStandingView } from '@hub/contracts/identity';
import type { StaffPrincipal } from '@hub/contracts/shared';
import { TemporarilyUnavailable } from '../http/app-error.ts';
import { ServiceUnavailable, type ServiceClient } from '../http/service-client.ts';

/** What an account may do now; null when it was closed. */
export type StaffStanding = (id: number) => Promise<StaffPrincipal | null>;

const ASK_MS = 1500;

/** Identity keeps the accounts. Throws `TemporarilyUnavailable` while it does not answer. */
export const standingAtIdentity =
  (services: Pick<ServiceClient, 'call'>): StaffStanding =>
  async (id) => {
    const path = `/internal/staff/standing?id=${id}`;
    try {
      return (await services.call<StaffStandingView>('identity', path, { timeoutMs: ASK_MS })).staff;
    } catch (error) {
      if (error instanceof ServiceUnavailable) throw new TemporarilyUnavailable();
      throw error;
    }
  };

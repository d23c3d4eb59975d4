import { publishedRolesPath, readRoles, type PublishedRolesBody } from '@hub/contracts/published-roles';
import type { ServiceName } from '@hub/contracts/shared';
import type { ServiceClient } from '@hub/nest-kit/http';
import { faultOf, type Log } from '@hub/nest-kit/log';

type Parts = { asking: Pick<ServiceClient, 'call'>; log: Log };

/** Said again now and then: whatever happened to the tables of identity, they soon have it. */
const AGAIN_MS = 5 * 60_000;

/** Hands on to identity which roles services publish. What they are good for is nobody's business here. */
export class PublishedRoles {
  private readonly told = new Map<ServiceName, { text: string; at: number }>();
  private readonly noted = new Map<ServiceName, string>();
  private isAway = false;

  constructor(private readonly parts: Parts) {}

  /** `given`: what a service that proved itself said; a release that says nothing of roles leaves them as they were. */
  async hear(service: ServiceName, given: unknown): Promise<void> {
    if (!Array.isArray(given)) return;
    const { roles, faults } = readRoles(service, given);
    this.note(service, faults);
    const text = JSON.stringify(roles);
    const known = this.told.get(service);
    if (known?.text === text && Date.now() - known.at < AGAIN_MS) return;
    const body: PublishedRolesBody = { service, roles };
    try {
      await this.parts.asking.call('identity', publishedRolesPath, { body });
      this.told.set(service, { text, at: Date.now() });
      this.isAway = false;
    } catch (error) {
      // The next round tells it again.
      if (this.isAway) return;
      this.isAway = true;
      this.parts.log.warn({ ...faultOf(error), code: 'ROLES_UNTOLD', area: service }, 'identity did not take roles');
    }
  }

  private note(service: ServiceName, faults: readonly string[]): void {
    const reason = faults.slice(0, 5).join('; ');
    if (reason === (this.noted.get(service) ?? '')) return;
    this.noted.set(service, reason);
    if (!reason) return;
    const found = { code: 'ROLES_BAD', area: service, count: faults.length, reason };
    this.parts.log.error(found, 'published roles are left out');
  }
}

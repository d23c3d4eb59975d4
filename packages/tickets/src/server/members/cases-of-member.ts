import { Injectable } from '@nestjs/common';
import type { MemberWho } from '@hub/contracts/shared';
import { ServiceClient, ServiceUnavailable, TemporarilyUnavailable } from '@hub/nest-kit/http';
import { knownMember } from '@hub/nest-kit/known-member';
import { Contacts } from '../contacts.ts';
import type { Part } from '../queue/queue-walk.ts';

@Injectable()
export class CasesOfMember {
  constructor(
    private readonly contacts: Contacts,
    private readonly services: ServiceClient,
  ) {}

  /** What came with the proven address, over `ticket`; null for an address that is nobody’s any more. Throws 503 while nobody can say which it is. */
  async casesOf(who: MemberWho): Promise<Part | null> {
    try {
      const known = await knownMember(this.services, who);
      return known && { sql: 'email_mac = ?', values: [this.contacts.emailMac(known.email)] };
    } catch (error) {
      throw error instanceof ServiceUnavailable ? new TemporarilyUnavailable() : error;
    }
  }
}

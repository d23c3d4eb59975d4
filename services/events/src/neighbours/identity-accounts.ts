import { Injectable } from '@nestjs/common';
import { linkedAccountsPath, type LinkedAccountsView } from '@hub/contracts/identity';
import { ServiceClient, ServiceUnavailable, TemporarilyUnavailable } from '@hub/nest-kit/http';
import { LinkedAccounts } from '../redeem/find-my-redemptions.ts';

const ASK_MS = 1500;

/** Asked each time: a link that ended shows nothing any more. */
@Injectable()
export class IdentityAccounts extends LinkedAccounts {
  constructor(private readonly services: ServiceClient) {
    super();
  }

  async of(member: string): Promise<LinkedAccountsView['accounts']> {
    try {
      const options = { timeoutMs: ASK_MS };
      return (await this.services.call<LinkedAccountsView>('identity', linkedAccountsPath(member), options)).accounts;
    } catch (error) {
      throw error instanceof ServiceUnavailable ? new TemporarilyUnavailable() : error;
    }
  }
}

import { Injectable } from '@nestjs/common';
import type { KnownRoleView, KnowRoleBody } from '@hub/contracts/catalog';
import { ServiceClient, ServiceRefused, ServiceUnavailable } from '@hub/nest-kit/http';
import { roleUnsure } from '../orders/checkout/checkout.errors.ts';

/** Two tries of three seconds at the game, and the way there. */
const ASK_MS = 7000;

export type AskedRole = Pick<KnowRoleBody, 'game_id' | 'server_id' | 'role_id'>;

/** Catalog asks the games. */
@Injectable()
export class CatalogRoles {
  constructor(private readonly services: ServiceClient) {}

  /** Null where there is none that goods can be sent to. Throws 503 while nobody can say. */
  async find(asked: AskedRole): Promise<KnownRoleView | null> {
    try {
      const options = { body: { ...asked, fresh: false }, timeoutMs: ASK_MS, relayed: true };
      const role = await this.services.call<KnownRoleView>('catalog', '/internal/roles', options);
      return role.verdict === 'ok' ? role : null;
    } catch (error) {
      if (error instanceof ServiceRefused) return null;
      throw error instanceof ServiceUnavailable ? roleUnsure() : error;
    }
  }
}

import { Injectable } from '@nestjs/common';
import type { KnownRoleView } from '@hub/contracts/catalog';
import { ServiceClient, ServiceRefused, ServiceUnavailable } from '@hub/nest-kit/http';
import { roleUnsure } from '../surveys/survey.errors.ts';

/** Two tries of three seconds at the game, and the way there. */
const ASK_MS = 7000;

/** Catalog asks the games, wherever the character lives. */
@Injectable()
export class CatalogRoles {
  constructor(private readonly services: ServiceClient) {}

  /** Null where there is none that goods can be sent to. Throws 503 while nobody can say. */
  async find(game_id: string, role_id: string): Promise<KnownRoleView | null> {
    try {
      const body = { game_id, role_id, server_id: '', fresh: false };
      const options = { body, timeoutMs: ASK_MS, relayed: true };
      const role = await this.services.call<KnownRoleView>('catalog', '/internal/roles', options);
      return role.verdict === 'ok' ? role : null;
    } catch (error) {
      if (error instanceof ServiceRefused) return null;
      throw error instanceof ServiceUnavailable ? roleUnsure() : error;
    }
  }
}

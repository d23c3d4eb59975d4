import { Injectable } from '@nestjs/common';
import type { KnownRoleView, KnowRoleBody } from '@hub/contracts/catalog';
import { ServiceUnavailable, ServiceRefused, ServiceClient } from '@hub/nest-kit/http';
import { roleAbsent, roleUnsure } from '../redeem/desk/desk.errors.ts';
import { GameRoles, type RoleAsked } from '../redeem/desk/known-role.ts';

/** Two tries of three seconds at the game, and the way there. */
const ASK_MS = 6500;

/** Catalog asks the games. */
@Injectable()
export class CatalogRoles extends GameRoles {
  constructor(private readonly services: ServiceClient) {
    super();
  }

  async find({ game: game_id, server: server_id, role: role_id }: RoleAsked): Promise<KnownRoleView> {
    const body: KnowRoleBody = { game_id, server_id, role_id, fresh: true };
    try {
      const options = { body, timeoutMs: ASK_MS, relayed: true };
      return await this.services.call<KnownRoleView>('catalog', '/internal/roles', options);
    } catch (error) {
      if (error instanceof ServiceRefused) throw roleAbsent();
      throw error instanceof ServiceUnavailable ? roleUnsure() : error;
    }
  }
}

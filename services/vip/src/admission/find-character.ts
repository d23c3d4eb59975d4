import { Injectable } from '@nestjs/common';
import type { KnownRoleView, KnowRoleBody } from '@hub/contracts/catalog';
import { ServiceClient, ServiceRefused, ServiceUnavailable } from '@hub/nest-kit/http';
import type { AskedCharacter, Character } from '@hub/tickets/server';
import { CharacterAmbiguous, GameSilent } from './vip.errors.ts';

/** Two tries of three seconds at the game, and the way there. */
const ASK_MS = 7000;

/** `uid`: the account that it is of, which no visitor is told. */
export type FoundCharacter = Character & { uid: string };

/** Catalog asks the games whose character an id is. */
@Injectable()
export class FindCharacter {
  constructor(private readonly services: ServiceClient) {}

  /** Null where there is none. Throws `CharacterAmbiguous`, and `GameSilent` while nobody can say. */
  async run({ game_id, in_game_id, server_id }: AskedCharacter): Promise<FoundCharacter | null> {
    const found = await this.ask({ game_id, server_id, role_id: in_game_id, fresh: false });
    if (found?.verdict === 'ambiguous') throw new CharacterAmbiguous();
    if (!found || found.verdict === 'none') return null;
    return {
      server_id: found.server_id,
      server_name: found.server_name,
      role_id: found.role_id,
      in_game_id,
      character_name: found.char_name,
      uid: found.partner_uid,
    };
  }

  /** What the game's own rule of ids refuses is no character either. */
  private async ask(body: KnowRoleBody): Promise<KnownRoleView | null> {
    try {
      const options = { body, timeoutMs: ASK_MS, relayed: true };
      return await this.services.call<KnownRoleView>('catalog', '/internal/roles', options);
    } catch (error) {
      if (error instanceof ServiceRefused) return null;
      throw error instanceof ServiceUnavailable ? new GameSilent() : error;
    }
  }
}

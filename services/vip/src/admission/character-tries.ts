import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@hub/nest-kit/app';
import { deriveKey, mac } from '@hub/nest-kit/crypto';
import { count, Db, uncount, type Window } from '@hub/nest-kit/db';
import { parseKey } from '@hub/nest-kit/keys';
import type { AskedCharacter } from '@hub/tickets/server';
import { TooManyCharacters } from './vip.errors.ts';

const WINDOW_S = 600;
const TRIES = 10;
const HANDLE_LENGTH = 22;

/**
 * How many ids of characters an address may try: ten in ten minutes, counted in the database before anything is asked, so that
 * many at the same time are no more than many in a row.
 */
@Injectable()
export class CharacterTries {
  private readonly key: Uint8Array;

  constructor(
    private readonly db: Db,
    @Inject(CONFIG) { CHECK_KEY }: { CHECK_KEY: string },
  ) {
    this.key = deriveKey(parseKey(CHECK_KEY), 'character-tries');
  }

  /** Throws `TooManyCharacters`. */
  async count(ip: string): Promise<void> {
    const { over, retryAfterS } = await count(this.db.source, this.window(ip));
    if (over) throw new TooManyCharacters(retryAfterS);
  }

  /** It was no guess. */
  uncount(ip: string): Promise<void> {
    return uncount(this.db.source, this.window(ip));
  }

  /** Stands for the account of a character that was confirmed, and names nobody. */
  handleOf({ game_id, in_game_id }: Pick<AskedCharacter, 'game_id' | 'in_game_id'>): string {
    return mac(this.key, `confirmed:${game_id}:${in_game_id}`).toString('base64url').slice(0, HANDLE_LENGTH);
  }

  private window(ip: string): Window {
    return { bucket: mac(this.key, `tries:${ip}`), windowS: WINDOW_S, limit: TRIES };
  }
}

import type { PlayerWho } from '@hub/contracts/shared';
import { Remembered } from '@hub/nest-kit/http';
import type { DataSource } from 'typeorm';
import { WhitelistEntry } from './whitelist-entry.entity.ts';
import { isOnWhitelist } from './whitelist.policy.ts';

const REMEMBER_MS = 30_000;

/** Who sees what is not open to everybody. A handful of rows, read now and then. */
export class Whitelist {
  private readonly known: Remembered<WhitelistEntry[]>;

  constructor(
    private readonly source: DataSource,
    rememberMs = REMEMBER_MS,
  ) {
    this.known = new Remembered(rememberMs);
  }

  async has(visitor: { game: string; player: PlayerWho | null; ip: string }): Promise<boolean> {
    const entries = await this.known.get('all', () => this.source.manager.find(WhitelistEntry));
    return isOnWhitelist(entries, visitor, new Date());
  }
}

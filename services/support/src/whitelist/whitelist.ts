import type { WhitelistName } from '@hub/contracts/support';
import { TtlCache } from '@hub/nest-kit/http';
import type { DataSource } from 'typeorm';
import { WhitelistEntry } from './whitelist-entry.entity.ts';
import { isOnWhitelist, type Visitor } from './whitelist.policy.ts';

const REMEMBER_MS = 30_000;

/** Who sees what is not open to everybody. A handful of rows, read now and then. */
export class Whitelist {
  private readonly known: TtlCache<WhitelistEntry[]>;

  constructor(
    private readonly source: DataSource,
    rememberMs = REMEMBER_MS,
  ) {
    this.known = new TtlCache(rememberMs);
  }

  /** Rejects only when the database is away and the rows were never read. */
  async has(list: WhitelistName, visitor: Visitor): Promise<boolean> {
    const entries = await this.known.get('all', () => this.source.manager.find(WhitelistEntry));
    const own = entries.filter((entry) => entry.list === list);
    return isOnWhitelist(own, visitor, new Date());
  }
}

import { Injectable } from '@nestjs/common';
import type { KnownRoleView, KnowRoleBody } from '@hub/contracts/catalog';
import { Db, limitedQuery, QueryStopped } from '@hub/nest-kit/db';
import { ServiceClient } from '@hub/nest-kit/http';

/** Accounts of each game that a search may also mean. */
export type NamedAccounts = ReadonlyMap<string, readonly string[]>;

const LONGEST_MS = 1500;
/** One try of the game, and the way there: the list by account does not wait for more. */
const ASK_MS = 4000;
const MOST = 50;
const ROLE_ID = /^\d{1,20}$/;

type Row = { game_id: string; partner_uid: string };

/** Whose character an id or a name is: the game says it of an id, the cases of this desk of both. */
@Injectable()
export class FindNamedAccounts {
  constructor(
    private readonly db: Db,
    private readonly services: ServiceClient,
  ) {}

  /** `game`: the one that is looked at, since ids are counted anew in each; '' for several. What nobody can say now is not found. */
  async run(text: string, games: readonly string[], game: string): Promise<NamedAccounts> {
    if (games.length === 0) return new Map();
    const [fromCases, fromGame] = await Promise.all([
      this.ofCases(text, games),
      ROLE_ID.test(text) && game !== '' ? this.ofGame(text, game) : [],
    ]);
    const found = Map.groupBy([...fromCases, ...fromGame], (row) => row.game_id);
    return new Map([...found].map(([of, rows]) => [of, rows.map(({ partner_uid }) => partner_uid)]));
  }

  private async ofCases(text: string, games: readonly string[]): Promise<Row[]> {
    try {
      return await limitedQuery<Row>(
        this.db.source,
        LONGEST_MS,
        `SELECT DISTINCT game_id, partner_uid FROM ticket
          WHERE game_id IN (?) AND ${ROLE_ID.test(text) ? 'role_id' : 'character_name'} = ? AND partner_uid IS NOT NULL AND partner_uid <> ''
          LIMIT ${MOST}`,
        [games, text],
      );
    } catch (error) {
      if (error instanceof QueryStopped) return [];
      throw error;
    }
  }

  private async ofGame(role_id: string, game_id: string): Promise<Row[]> {
    const body: KnowRoleBody = { game_id, server_id: '', role_id, fresh: false };
    const asked = this.services.call<KnownRoleView>('catalog', '/internal/roles', {
      body,
      timeoutMs: ASK_MS,
      relayed: true,
    });
    const role = await asked.catch(() => null);
    return role?.verdict === 'ok' && role.partner_uid !== '' ? [{ game_id, partner_uid: role.partner_uid }] : [];
  }
}

import { Injectable } from '@nestjs/common';
import { Db } from '@hub/nest-kit/db';
import { Standings, type CaseAccount, type Standing } from '@hub/tickets/server';
import { levelNow } from '../ranking/said.ts';

type Known = { game_id: string; partner_uid: string; level: number | string; agent: string | null };

/** As the keys of the tables are: an account of another character set would be looked for in every row. */
const ACCOUNT = `SELECT CONVERT(? USING ascii) COLLATE ascii_bin AS game_id, CONVERT(? USING ascii) COLLATE ascii_bin AS partner_uid`;
const keyOf = ({ game_id, partner_uid }: CaseAccount) => `${game_id} ${partner_uid}`;

/** Rank and named agent of whose case it is. A visitor's case is nobody's account's. */
@Injectable()
export class VipStandings extends Standings {
  constructor(private readonly db: Db) {
    super();
  }

  async of(accounts: readonly CaseAccount[]): Promise<(Standing | null)[]> {
    const asked = new Map(accounts.filter(({ partner_uid }) => partner_uid !== null).map((one) => [keyOf(one), one]));
    if (asked.size === 0) return accounts.map(() => null);
    const rows = await this.db.source.query<Known[]>(
      `SELECT a.game_id, a.partner_uid, ${levelNow('a.game_id', 'a.partner_uid')} AS level,
        (SELECT agent_name FROM vip_entry e WHERE e.game_id = a.game_id AND e.partner_uid = a.partner_uid
          AND e.begins_at <= NOW(3) AND e.ends_at >= NOW(3)) AS agent
        FROM (${[...asked].map(() => ACCOUNT).join(' UNION ALL ')}) AS a`,
      [...asked.values()].flatMap(({ game_id, partner_uid }) => [game_id, partner_uid]),
    );
    const known = new Map(rows.map((row) => [keyOf(row), row]));
    return accounts.map((account) => {
      const { level, agent } = known.get(keyOf(account)) ?? { level: 0, agent: null };
      return Number(level) > 0 ? { mark: `VIP ${level}`, agent: agent ?? '' } : null;
    });
  }
}

import { Injectable } from '@nestjs/common';
import type { VipRulePreviewQuery, VipRulePreviewView } from '@hub/contracts/vip';
import { gameId } from '@hub/contracts/shared';
import { Db, limitedQuery, QueryStopped } from '@hub/nest-kit/db';
import { TemporarilyUnavailable, type StaffCaller } from '@hub/nest-kit/http';
import { mustSee, vipAbsent } from '../members/members.policy.ts';
import { endOnWire } from '../ranking/said.ts';
import { dayOf, earnedUntil, firstDay, monthEnd, type Rule } from './earn.ts';
import { NET, sumsOf } from './evaluate.ts';

const PAGE = 25;
const LONGEST_MS = 8000;

/** Accounts with what the rule gives them now (`before`) and what this one would (`after`), 0 for nothing. */
const COMPARED = `SELECT paid.partner_uid, paid.twd, COALESCE(had.level, 0) AS before_level, had.ends_at,
      IF(? AND paid.twd >= ?, ?, 0) AS after_level
    FROM (SELECT partner_uid, SUM(${NET}) AS twd FROM vip_spend WHERE game_id = ? AND paid_on >= ? GROUP BY partner_uid) AS paid
    LEFT JOIN (SELECT partner_uid, MAX(level) AS level, MAX(ends_at) AS ends_at FROM vip_earned
      WHERE game_id = ? AND ends_at >= NOW(3) GROUP BY partner_uid) AS had ON had.partner_uid = paid.partner_uid
  UNION ALL
  SELECT e.partner_uid, 0, MAX(e.level), MAX(e.ends_at), 0 FROM vip_earned e
    WHERE e.game_id = ? AND e.ends_at >= NOW(3) AND NOT EXISTS (SELECT 1 FROM vip_spend s
      WHERE s.game_id = e.game_id AND s.partner_uid = e.partner_uid AND s.paid_on >= ?)
    GROUP BY e.partner_uid`;

export type RuleChanges = Pick<VipRulePreviewView['data'], 'gain' | 'lose' | 'stay'>;
type Counted = { gain: string | null; lose: string | null; stay: string | null };
type Changed = {
  partner_uid: string;
  twd: string;
  before_level: number | string;
  after_level: number | string;
  ends_at: Date | null;
};

function comparing(game: string, rule: Rule, today: string): unknown[] {
  const from = firstDay(rule, today);
  return [rule.on, rule.amount_twd, rule.level, game, from, game, game, from];
}

/** Who would change with another rule. */
@Injectable()
export class PreviewRule {
  constructor(private readonly db: Db) {}

  async run({ who }: StaffCaller, game: string, query: VipRulePreviewQuery): Promise<VipRulePreviewView> {
    if (!gameId().required().isValidSync(game)) throw vipAbsent();
    mustSee(who, game);
    const { page, ...rule } = query;
    const today = dayOf(new Date());
    const changes = await this.count(game, rule, today);
    const rows = await this.read<Changed>(
      `SELECT * FROM (${COMPARED}) AS compared WHERE after_level <> before_level AND partner_uid > ?
        ORDER BY partner_uid LIMIT ${PAGE + 1}`,
      [...comparing(game, rule, today), page ?? ''],
    );
    const shown = rows.slice(0, PAGE);
    const ends = await this.ends(game, shown, rule, today);
    return {
      data: {
        ...changes,
        sample: shown.map(({ partner_uid, twd, before_level, after_level }) => ({
          partner_uid,
          paid_twd: Number(twd),
          before: Number(before_level),
          after: Number(after_level),
          ends_at: ends.get(partner_uid) ?? null,
        })),
      },
      page: { next: rows.length > PAGE ? (shown.at(-1)?.partner_uid ?? null) : null },
    };
  }

  /** How many accounts would change; throws `TemporarilyUnavailable` when that takes too long. */
  async count(game: string, rule: Rule, today = dayOf(new Date())): Promise<RuleChanges> {
    const [counted] = await this.read<Counted>(
      `SELECT SUM(after_level > before_level) AS gain, SUM(after_level < before_level) AS lose,
        SUM(after_level = before_level AND before_level > 0) AS stay FROM (${COMPARED}) AS compared`,
      comparing(game, rule, today),
    );
    return {
      gain: Number(counted?.gain ?? 0),
      lose: Number(counted?.lose ?? 0),
      stay: Number(counted?.stay ?? 0),
    };
  }

  /** To when the level would last; of one that is lost, how long it still would. */
  private async ends(game: string, rows: readonly Changed[], rule: Rule, today: string) {
    const uids = rows.map(({ partner_uid }) => partner_uid);
    const sums = uids.length > 0 ? await sumsOf(this.db.source.manager, game, uids, firstDay(rule, today)) : new Map();
    const stop = monthEnd(today);
    return new Map(
      rows.map(({ partner_uid, ends_at }) => {
        const until = earnedUntil(sums.get(partner_uid) ?? [], rule) ?? (ends_at && ends_at < stop ? ends_at : stop);
        return [partner_uid, endOnWire(until)];
      }),
    );
  }

  private async read<Row>(select: string, values: unknown[]): Promise<Row[]> {
    try {
      return await limitedQuery<Row>(this.db.source, LONGEST_MS, select, values);
    } catch (error) {
      throw error instanceof QueryStopped ? new TemporarilyUnavailable() : error;
    }
  }
}

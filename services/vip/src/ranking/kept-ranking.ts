import { accountHeld, type RetentionRule } from '@hub/nest-kit/retention';

/** A rule looks back a year and a day at most. */
const SPEND_DAYS = 400;
const HISTORY_YEARS = 5;
const LINE_DAYS = 90;
const OLD_SPEND = `noted_at < NOW(3) - INTERVAL ${SPEND_DAYS} DAY`;
const OLD_DAY = `DATE_FORMAT(NOW(3) - INTERVAL ${SPEND_DAYS} DAY, '%Y-%m-%d')`;
/** A line knows its game by its import. */
const LINE_HELD = `EXISTS (SELECT 1 FROM vip_import i JOIN held_account h ON h.game_id = i.game_id
  WHERE i.id = vip_import_line.import_id AND h.partner_uid = vip_import_line.partner_uid)`;

/** What is kept of who is VIP, how long and why. */
export const keptRanking: readonly RetentionRule[] = [
  {
    tables: ['vip_push', 'vip_entry', 'vip_earned'],
    until: 'a year after the level ended',
    why: 'whoever came back was VIP before; what a game says late is refused by its own time',
    sweep: [
      {
        key: 'levels',
        rows: `vip_push WHERE until < NOW(3) - INTERVAL 1 YEAR AND NOT ${accountHeld('vip_push')}`,
        since: 'until',
      },
      {
        key: 'vip-entries',
        rows: `vip_entry WHERE ends_at < NOW(3) - INTERVAL 1 YEAR AND NOT ${accountHeld('vip_entry')}`,
        since: 'ends_at',
      },
      {
        key: 'vip-earned',
        rows: `vip_earned WHERE ends_at < NOW(3) - INTERVAL 1 YEAR AND NOT ${accountHeld('vip_earned')}`,
        since: 'ends_at',
      },
    ],
  },
  {
    tables: ['vip_history'],
    until: `${HISTORY_YEARS} years`,
    why: 'a player asks why a level was given or taken; records of a service are evidence for so long',
    sweep: [
      {
        key: 'vip-history',
        rows: `vip_history WHERE at < NOW(3) - INTERVAL ${HISTORY_YEARS} YEAR AND NOT ${accountHeld('vip_history')}`,
        since: 'at',
      },
    ],
  },
  {
    tables: ['vip_spend', 'vip_refund', 'vip_spender'],
    until: `${SPEND_DAYS} days after it was told`,
    why: 'no rule looks back further; the orders themselves are kept by the top-up service',
    sweep: [
      {
        key: 'vip-spend',
        rows: `vip_spend WHERE ${OLD_SPEND} AND NOT ${accountHeld('vip_spend')}`,
        since: 'noted_at',
      },
      { key: 'vip-refunds', rows: `vip_refund WHERE ${OLD_SPEND}`, since: 'noted_at' },
      {
        key: 'vip-spenders',
        rows: `vip_spender WHERE last_on < ${OLD_DAY} AND NOT ${accountHeld('vip_spender')}`,
        since: "CAST(NULLIF(last_on, '') AS DATETIME(3))",
      },
    ],
  },
  {
    tables: ['vip_import_line'],
    until: `${LINE_DAYS} days after the file was taken`,
    why: 'what was wrong with a file is mended soon; what it changed stands in the history',
    sweep: [
      {
        key: 'vip-import-lines',
        rows: `vip_import_line WHERE import_id IN (SELECT id FROM vip_import
          WHERE made_at < NOW(3) - INTERVAL ${LINE_DAYS} DAY) AND NOT ${LINE_HELD}`,
        since: '(SELECT made_at FROM vip_import WHERE id = import_id)',
      },
    ],
  },
  {
    tables: ['vip_import', 'bulk_job'],
    until: 'for good; a file as long as it is read',
    why: 'who brought in which list, with two names and counts; no player’s data',
  },
  { tables: ['vip_rule'], until: 'while the game exists', why: 'no personal data' },
];

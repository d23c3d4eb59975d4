import { PICTURE_DAYS } from '../program/pictures/forget-pictures.ts';
import {
  accountHeld,
  kitRetention,
  calendarRetention,
  heldAccountsRetention,
  exportsRetention,
  schedulesRetention,
  type RetentionRule,
} from '@hub/nest-kit/retention';

/** The terms: records of a service are evidence for so long. */
export const PLAYER_YEARS = 5;

const OVER = 'event_id IN (SELECT id FROM event WHERE ends_at < NOW(3) - INTERVAL 1 YEAR)';
const OF_FREE = `NOT EXISTS (SELECT 1 FROM redeem_lock WHERE redeem_lock.id = lock_id AND ${accountHeld('redeem_lock')})`;

/** What events keeps, table by table, how long and why. */
export const keptByEvents: readonly RetentionRule[] = [
  ...kitRetention,
  schedulesRetention,
  calendarRetention,
  exportsRetention,
  heldAccountsRetention,
  {
    tables: ['event', 'event_category', 'serial_batch', 'serial_batch_category'],
    until: 'for good',
    why: 'what players were promised and how many codes there were; no player’s data',
  },
  {
    tables: ['event_picture'],
    until: `while an event shows it or a draft names it, and ${PICTURE_DAYS} days after that`,
    why: 'pages that are open still show it; no player’s data',
  },
  {
    tables: ['serial_code'],
    until: `for good; who used it ${PLAYER_YEARS} years after its event ended`,
    why: 'a code that was used must never be good again; it stands here as a keyed hash',
  },
  {
    tables: ['redemption'],
    until: `the row for good; who it was ${PLAYER_YEARS} years after the event ended and the reward was given`,
    why: 'the use of a code and the name of its delivery are taken once for ever; a complaint needs the player',
  },
  {
    tables: ['redeem_lock', 'wrong_entry', 'lock_entry'],
    until: 'a year after the event ended',
    why: 'ten errors lock an account as long as codes are taken, and staff is asked why for a while',
    sweep: [
      { key: 'wrong-entries', rows: `wrong_entry WHERE ${OVER} AND ${OF_FREE}`, since: 'at' },
      { key: 'lock-entries', rows: `lock_entry WHERE ${OVER} AND ${OF_FREE}`, since: 'at' },
      { key: 'locks', rows: `redeem_lock WHERE ${OVER} AND NOT ${accountHeld('redeem_lock')}`, since: 'last_at' },
    ],
  },
  {
    tables: ['delivery', 'delivery_try', 'delivery_step'],
    until: `name, kind and end for good; role, words, tries and steps ${PLAYER_YEARS} years after its last change, which ends what nobody ended`,
    why: 'a name must never be sent twice; whoever misses a reward is answered with its way',
  },
  {
    tables: ['delivery_move', 'delivery_count', 'delivery_figure', 'delivery_turn', 'delivery_batch'],
    until: 'for good',
    why: 'counts and releases without anybody’s data',
  },
  {
    tables: ['compensation_used'],
    until: 'two months',
    why: 'what somebody may send alone is counted by the day; the audit has who sent what',
    sweep: [
      {
        key: 'quota-days',
        rows: "compensation_used WHERE day < DATE_FORMAT(NOW(3) - INTERVAL 60 DAY, '%Y-%m-%d')",
        since: 'CAST(day AS DATETIME(3))',
      },
    ],
  },
  { tables: ['compensation_quota', 'game_line'], until: 'while the game exists', why: 'no personal data' },
  {
    tables: ['serial_fault', 'bulk_job'],
    until: '30 days after the batch was made; the file of its codes 30 days after the event ended',
    why: 'what was wrong with a file is mended soon; the texts of codes are of use to nobody later',
  },
];

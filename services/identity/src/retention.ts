import { legalTerms } from '@hub/contracts/catalog';
import type { Db } from '@hub/nest-kit/db';
import { partnerCallsRetention } from '@hub/nest-kit/partner';
import {
  countExpired,
  findExpired,
  kitRetention,
  calendarRetention,
  exportsRetention,
  schedulesRetention,
  sweepExpired,
  type Due,
  type RetentionRule,
  type ExpiredRows,
} from '@hub/nest-kit/retention';
import { closedMembers, deleteClosedMembers } from './members/inactivity/delete-closed-members.ts';
import type { HeldMembers } from './members/inactivity/held-members.ts';
import { takenPassword } from './staff/password.ts';

const { inactivityDays, inactivityNoticeDays, recordsKeptDays } = legalTerms;

const CLOSED = 'disabled_at < NOW(3) - INTERVAL 1 YEAR';

/** Whoever comes back after that is set up anew, like a new colleague. */
const closedAccounts: ExpiredRows = {
  key: 'closed-accounts',
  rows: `staff WHERE ${CLOSED} AND (totp_box IS NOT NULL OR password <> '${takenPassword}')`,
  since: 'disabled_at',
  set: `totp_box = NULL, totp_step = NULL, password = '${takenPassword}', version = version + 1`,
};

/** What identity keeps, table by table, how long and why. What is `outlived` is kept well past its use. */
export const keptByIdentity: readonly RetentionRule[] = [
  ...kitRetention,
  schedulesRetention,
  calendarRetention,
  exportsRetention,
  partnerCallsRetention,
  {
    tables: ['captcha_used'],
    until: 'an hour after the challenge expired',
    why: 'an answer serves once; an expired challenge is refused by its own date',
    outlived: ['captcha_used WHERE expires_at < NOW(3) - INTERVAL 1 HOUR'],
  },
  {
    tables: ['staff_session'],
    until: 'two days',
    why: 'a session ends after 10 h, a half-finished sign-in much sooner',
    outlived: ['staff_session WHERE created_at < NOW(3) - INTERVAL 2 DAY'],
  },
  {
    tables: ['revocation'],
    until: 'two days',
    why: 'no token outlives a revocation by more than 12 h',
    outlived: ['revocation WHERE not_before < NOW() - INTERVAL 2 DAY'],
  },
  {
    tables: ['login_guard'],
    until: 'a day after the last failure',
    why: 'a lock lasts 15 minutes',
    outlived: ['login_guard WHERE failed_at < NOW(3) - INTERVAL 1 DAY'],
  },
  {
    tables: ['staff_set_up'],
    until: 'eight days',
    why: 'two accounts are tied for seven; the audit has it for good',
    outlived: ['staff_set_up WHERE set_up_at < NOW(3) - INTERVAL 8 DAY'],
  },
  {
    tables: ['staff_role'],
    until: 'for good',
    why: 'names of roles that services publish; one that is gone is still read in the audit',
  },
  {
    tables: ['staff', 'staff_grant'],
    until: 'the name for good; password and second factor a year after the account was closed',
    why: 'rows of the audit are read with the name behind the login; a way in is of use to nobody who left',
    sweep: [closedAccounts],
  },
  {
    tables: ['staff_recovery'],
    until: 'until it is replaced, or a year after the account was closed',
    why: 'a way in without the phone',
    sweep: [
      {
        key: 'recovery-codes',
        rows: `staff_recovery WHERE staff_id IN (SELECT id FROM staff WHERE ${CLOSED})`,
        since: 'created_at',
      },
    ],
  },
  {
    tables: ['partner_key'],
    until: 'its name for good; the secret 90 days after it was retired',
    why: 'which key signed what is evidence; a secret that is no longer taken is only a danger',
    sweep: [
      {
        key: 'retired-keys',
        rows: "partner_key WHERE state = 'retired' AND retired_at < NOW(3) - INTERVAL 90 DAY AND secret_box IS NOT NULL",
        since: 'retired_at',
        set: 'secret_box = NULL',
      },
    ],
  },
  {
    tables: ['member_code'],
    until: 'a day',
    why: 'a code opens something for ten minutes; its address goes with the mail',
    outlived: ['member_code WHERE created_at < NOW(3) - INTERVAL 1 DAY'],
  },
  {
    tables: ['member_session'],
    until: 'two days after it was ended; 16 days without use',
    why: 'it ends after 14 days without use; a token of it lives 12 h at most',
    outlived: [
      'member_session WHERE revoked_at < NOW(3) - INTERVAL 2 DAY',
      'member_session WHERE last_seen_at < NOW(3) - INTERVAL 16 DAY',
    ],
  },
  {
    tables: ['member', 'member_account', 'member_notice'],
    until: `until the member has it deleted, or ${recordsKeptDays} days after it was closed for ${inactivityDays} days without a log-in and ${inactivityNoticeDays} of notice`,
    why: 'who a member is, by a proven address; what was saved to be filled in again; which game accounts they linked; that the notice was given',
  },
  {
    tables: ['inactivity_run'],
    until: 'for good',
    why: 'two persons agreed to it: how many were written to and closed, and nobody by name',
  },
  { tables: ['game_link'], until: 'while the game has a server', why: 'an address, no personal data' },
  {
    tables: ['audit_log', 'audit_gram', 'audit_source', 'audit_sign_off'],
    until: 'for good',
    why: 'the copies prove that no chain was shortened, a month was signed off over them; they hold no contact data',
  },
];

/** Members go last: while nobody can say who is held, the rest has gone, and the day is tried again. */
export async function endOld(db: Db, held: HeldMembers): Promise<void> {
  await sweepExpired(db, keptByIdentity);
  await deleteClosedMembers(db, held);
}

export const findDue = async ({ source }: Pick<Db, 'source'>): Promise<Due[]> => [
  ...(await findExpired(source, keptByIdentity)),
  await countExpired(source, closedMembers),
];

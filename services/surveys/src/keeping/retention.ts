import {
  accountHeld,
  calendarRetention,
  copyHolds,
  exportsRetention,
  heldAccountsRetention,
  kitRetention,
  schedulesRetention,
  sweepExpired,
  type RetentionRule,
} from '@hub/nest-kit/retention';
import type { Db } from '@hub/nest-kit/db';
import type { ServiceClient } from '@hub/nest-kit/http';
import { keptDataRequests } from '../data-requests/kept-data-requests.ts';

/** So long after a survey ended who answered is of no use to it. */
const PERSON_DAYS = 180;
/** So long somebody may ask for a reward that did not come. */
const REWARD_DAYS = 365;
const IMPORT_DAYS = 30;

const OVER = (days: number) =>
  `(SELECT id FROM survey WHERE COALESCE(ended_at, closes_at) < NOW(3) - INTERVAL ${days} DAY)`;

export const keptBySurveys: readonly RetentionRule[] = [
  ...kitRetention,
  schedulesRetention,
  calendarRetention,
  heldAccountsRetention,
  exportsRetention,
  ...keptDataRequests,
  {
    tables: ['survey', 'survey_version'],
    until: 'for good',
    why: 'what was asked explains answers of any age, and names nobody',
  },
  {
    tables: ['option_count', 'day_count'],
    until: 'for good',
    why: 'counts name nobody',
  },
  {
    tables: ['answer'],
    until: `what was chosen for good; who answered ${PERSON_DAYS} days after the survey ended, and while a reward waits to be sent or cancelled`,
    why: 'a reward that did not come is looked for by the character and sent to the address; later only counts are of use. That somebody answered stays as a hash that names nobody',
    sweep: [
      {
        key: 'persons',
        rows: `answer WHERE box IS NOT NULL AND survey_id IN ${OVER(PERSON_DAYS)} AND NOT ${accountHeld('answer')}
          AND NOT EXISTS (SELECT 1 FROM reward WHERE reward.answer_id = answer.id AND reward.state IN ('waiting', 'asked'))`,
        since: 'created_at',
        set: "box = NULL, email_mac = NULL, role_id = '', partner_uid = '', qualification_id = NULL",
      },
    ],
  },
  {
    tables: ['qualification'],
    until: `${PERSON_DAYS} days after the survey ended`,
    why: 'it says who may answer; after the end nobody may',
    sweep: [
      { key: 'qualifications', rows: `qualification WHERE survey_id IN ${OVER(PERSON_DAYS)}`, since: 'created_at' },
    ],
  },
  {
    tables: ['reward', 'reward_delivery'],
    until: `that it was given for good; to whom ${REWARD_DAYS} days after the survey ended`,
    why: 'one reward for one character, for ever; whose it was is of use while somebody may ask for it',
    sweep: [
      {
        key: 'rewarded',
        rows: `reward WHERE (role_id <> '' OR partner_uid <> '') AND state NOT IN ('waiting', 'asked')
          AND survey_id IN ${OVER(REWARD_DAYS)} AND NOT ${accountHeld('reward')}`,
        since: 'created_at',
        set: "role_id = '', partner_uid = ''",
      },
    ],
  },
  {
    tables: ['card_code'],
    until: `that it was given for good; the code itself ${REWARD_DAYS} days after the survey ended`,
    why: 'a code is given once, for ever; it is sent again while somebody may ask for it',
    sweep: [
      {
        key: 'card-codes',
        rows: `card_code WHERE code_box IS NOT NULL AND survey_id IN ${OVER(REWARD_DAYS)}`,
        since: 'changed_at',
        set: 'code_box = NULL',
      },
    ],
  },
  {
    tables: ['survey_import', 'survey_import_line', 'bulk_job'],
    until: `that a file was brought in for good; its lines until it is decided, ${IMPORT_DAYS} days at most`,
    why: 'who brought in what explains a list; what was in it stands in the list itself',
    sweep: [
      {
        key: 'import-lines',
        rows: `survey_import_line WHERE import_id IN
          (SELECT id FROM survey_import WHERE made_at < NOW(3) - INTERVAL ${IMPORT_DAYS} DAY)`,
        since: '(SELECT made_at FROM survey_import WHERE id = import_id)',
      },
    ],
  },
];

/** While nobody can say what is held, nothing goes. */
export async function endOld(db: Db, services: Pick<ServiceClient, 'call'>): Promise<void> {
  await copyHolds(db, services);
  await sweepExpired(db, keptBySurveys);
}

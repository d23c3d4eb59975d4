import { filesOfAreas } from '../files-of-areas.ts';
import { uniqueKeysOfTheKit } from './unique-keys-of-the-kit.ts';

/** Of every service with a desk. */
const ofADesk: Record<string, string> = {
  ...uniqueKeysOfTheKit,
  attachment_file: 'an object belongs to one row',
  attachment_public: 'the id of a file proves one file',
  export_job_public: 'an export has an address of its own',
  figure_event_name: 'an event is counted once',
  hand_over_code: 'a link opens one half-written report',
  hand_over_watch: 'a window watches one hand-over',
  macro_seed: 'a macro of the demonstration is seeded once',
  macro_version_of: 'a version of a macro is written once',
  mail_key: 'a mail has one row',
  mail_token: 'a bounce names one mail',
  search_game_id: 'a game has one number in the search',
  ticket_check: 'a check code opens one case',
};

/** What each unique key promises, by service and name. One that is gone, or new and without a promise, fails the test beside this. */
const together: Record<string, Record<string, string>> = {
  identity: {
    ...uniqueKeysOfTheKit,
    audit_log_place: 'a place of a service’s chain is copied once',
    export_job_public: 'an export has an address of its own',
    inactivity_run_approval: 'two persons agree to a run once',
    member_account_once: 'an account of a game is one member’s',
    member_email: 'an address is one member’s',
    member_notice_once: 'a member is written to once about the time since a log-in',
    member_notice_token: 'a token of 128 random bits',
    member_session_ref: 'a browser has a name of its own in the list',
    partner_key_kid: 'a key id names one key',
    revocation_subject: 'a subject is revoked by one row',
    staff_login: 'a login is one person’s',
  },
  catalog: {
    ...uniqueKeysOfTheKit,
    legal_acceptance_once: 'a member accepts a version once',
    legal_version_draft: 'a document set has one draft',
    legal_version_number: 'a version of a document set has a number of its own',
  },
  support: {
    ...ofADesk,
    penalty_nth: 'of two who note a penalty at a time the second looks first',
    whitelist_entry: 'an account stands on a list once',
  },
  events: {
    ...uniqueKeysOfTheKit,
    bulk_job_public: 'a bulk job has an address of its own',
    bulk_job_subject: 'a batch is worked by one job',
    delivery_batch_name: 'a batch of deliveries has one name in a game',
    delivery_mail: 'a mail goes into a game once',
    export_job_public: 'an export has an address of its own',
    redeem_lock_account: 'all devices of an account wait for one row',
    redemption_code: 'a code is redeemed once',
    redemption_mail: 'a redemption asks for one mail',
    redemption_slot: 'an account takes a place of a reward once',
    serial_batch_file: 'an event takes the same file once',
    serial_code_mac: 'an event knows a code once',
  },
  vip: {
    ...ofADesk,
    bulk_job_public: 'a bulk job has an address of its own',
    bulk_job_subject: 'an import is worked by one job',
    vip_entry_account: 'an account stands in the list of staff once',
  },
  topup: {
    ...uniqueKeysOfTheKit,
    payment_attempt_orderno: 'the provider knows a payment by one number',
    payment_issue_once: 'a question about money is asked once',
    payment_of_order: 'an order is paid once',
    payment_trade: 'a trade pays once',
    provider_message_once: 'a message of the provider has one effect',
    tier_claim_of: 'an order claims one bonus',
    tier_claim_once: 'a character has a bonus once a month',
    topup_order_report: 'a number names one order',
    topup_order_token: 'a token opens one order',
    topup_setting_version: 'a setting has a version once',
  },
  surveys: {
    ...uniqueKeysOfTheKit,
    answer_subject: 'a character or a qualification answers a survey once',
    bulk_job_public: 'a bulk job has an address of its own',
    bulk_job_subject: 'an import is worked by one job',
    card_code_mac: 'a card code is given once',
    card_code_reward: 'a reward has one card code',
    data_request_open: 'a member has one open request of each kind',
    export_job_public: 'an export has an address of its own',
    qualification_code: 'a code opens one form',
    qualification_of: 'a member qualifies for a survey once',
    reward_mail: 'a bounce names one mail',
    reward_of: 'an answer is rewarded once',
    survey_address: 'an address shows one survey',
    survey_slot: 'an edition of a game is published once',
  },
  gateway: {
    remote_version_build: 'a build of an area is published once',
    remote_version_live: 'an area has one live build',
    remote_version_revision: 'revisions of an area have no twins',
    release_event_revision: 'each revision of an area has one change',
    publish_token_digest: 'a token opens one area',
  },
};

const own = await filesOfAreas<{ uniqueKeys: Record<string, string> }>('services/*/test/unique-keys.ts');

/** Those of an area that was made by `npm run new:mfe` stand with its service. */
export const uniqueKeys: Record<string, Record<string, string>> = {
  ...together,
  ...Object.fromEntries(own.map(({ area, file }) => [area, file.uniqueKeys])),
};

import {
  accountHeld,
  calendarRetention,
  copyHolds,
  heldAccountsRetention,
  kitRetention,
  schedulesRetention,
  sweepExpired,
  type RetentionRule,
} from '@hub/nest-kit/retention';
import type { Db } from '@hub/nest-kit/db';
import type { ServiceClient } from '@hub/nest-kit/http';
import { TOKEN_DAYS } from '../orders/order.days.ts';

/** The terms: records are evidence for so long after they were of use. */
const BUYER_YEARS = 5;

/** So long a message of the provider can be read again. */
const MESSAGE_DAYS = 180;

const FREE = `NOT ${accountHeld('topup_order')}`;
const OLD_DRAFT = `topup_order WHERE product_id IS NULL AND state IN ('expired', 'cancelled')
  AND created_at < NOW(3) - INTERVAL ${TOKEN_DAYS} DAY AND ${FREE}`;
const OLD = `SELECT id FROM topup_order WHERE created_at < NOW(3) - INTERVAL ${BUYER_YEARS} YEAR AND ${FREE}`;

export const keptByTopup: readonly RetentionRule[] = [
  ...kitRetention,
  schedulesRetention,
  calendarRetention,
  heldAccountsRetention,
  {
    tables: ['topup_order', 'order_step'],
    until: `what came to nothing ${TOKEN_DAYS} days: the buyer of an unpaid order, and a draft whole; the buyer of every other ${BUYER_YEARS} years, the order itself for good`,
    why: 'a link fills in the next order for so long; who paid is evidence, and sums and numbers are books',
    sweep: [
      {
        key: 'draft-steps',
        rows: `order_step WHERE order_id IN (SELECT id FROM ${OLD_DRAFT})`,
        since: 'at',
      },
      { key: 'drafts', rows: OLD_DRAFT, since: 'created_at' },
      {
        key: 'unpaid-buyers',
        rows: `topup_order WHERE buyer_box IS NOT NULL AND state IN ('expired', 'cancelled', 'failed')
          AND created_at < NOW(3) - INTERVAL ${TOKEN_DAYS} DAY AND ${FREE}`,
        since: 'created_at',
        set: 'buyer_box = NULL, email_mac = NULL, phone_mac = NULL',
      },
      {
        key: 'buyers',
        rows: `topup_order WHERE (role_id <> '' OR buyer_box IS NOT NULL) AND created_at < NOW(3) - INTERVAL ${BUYER_YEARS} YEAR AND ${FREE}`,
        since: 'created_at',
        set: "buyer_box = NULL, owner = '', partner_uid = '', role_id = '', char_name = '', email_mac = NULL, phone_mac = NULL",
      },
    ],
  },
  {
    tables: ['payment_attempt', 'payment', 'payment_issue'],
    until: `for good; who paid from which account ${BUYER_YEARS} years`,
    why: 'a number is used once and a trade pays once, for ever; sums are books',
    sweep: [
      {
        key: 'payers',
        rows: `payment WHERE payer_last_five <> '' AND created_at < NOW(3) - INTERVAL ${BUYER_YEARS} YEAR`,
        since: 'created_at',
        set: "payer_bank = '', payer_last_five = ''",
      },
    ],
  },
  {
    tables: ['order_delivery'],
    until: 'for good',
    why: 'the name of a delivery and what became of it, which names nobody',
  },
  {
    tables: ['topup_setting'],
    until: 'for good',
    why: 'what was sold for how much, and where transfers went, explains an order of any age',
  },
  {
    tables: ['tier_claim'],
    until: `${BUYER_YEARS} years`,
    why: 'a bonus is given once a month; a month that is long over gives none again',
    sweep: [
      {
        key: 'bonuses',
        rows: `tier_claim WHERE order_id IN (${OLD})`,
        since: "CAST(CONCAT(REPLACE(month, '/', '-'), '-01') AS DATETIME(3))",
      },
      {
        key: 'bonuses-of-nobody',
        rows: `tier_claim WHERE month < DATE_FORMAT(NOW(3) + INTERVAL 8 HOUR, '%Y/%m')
          AND order_id IN (SELECT id FROM topup_order WHERE role_id = '')`,
        since: "CAST(CONCAT(REPLACE(month, '/', '-'), '-01') AS DATETIME(3))",
      },
    ],
  },
  {
    tables: ['provider_message'],
    until: `that it came for good; its words ${MESSAGE_DAYS} days after it was worked on`,
    why: 'a message counts once for ever; what it said of a payment is in the payment',
    sweep: [
      {
        key: 'provider-messages',
        rows: `provider_message WHERE body IS NOT NULL AND settled_at < NOW(3) - INTERVAL ${MESSAGE_DAYS} DAY`,
        since: 'received_at',
        set: 'body = NULL',
      },
    ],
  },
];

/** While nobody can say what is held, nothing goes. */
export async function endOld(db: Db, services: Pick<ServiceClient, 'call'>): Promise<void> {
  await copyHolds(db, services);
  await sweepExpired(db, keptByTopup);
}

import { createHash, randomBytes } from 'node:crypto';
import mysql from 'mysql2/promise';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { parseRing } from '@hub/nest-kit/keys';
import { ProviderInbox } from '@hub/nest-kit/provider-messages';
import { testKeys } from '@hub/nest-kit/testing';
import { atLeast } from '../../../infra/local/bench/aims.ts';
import { median } from '../../../infra/local/bench/median.ts';
import { schema } from '../../../services/topup/src/data-source.ts';
import { NewebpayMessages } from '../../../services/topup/src/orders/payments/newebpay-messages.ts';
import { paidByCard, signedForm } from '../../../services/topup/test/signed-form.ts';
import { testShops } from '../../../services/topup/test/topup.env.ts';
import { perSecond } from '../site/per-second.ts';
import { withTopupSchema } from './open-schema.ts';

const PARALLEL = 32;
const ROUNDS = 5;
/** Of the database's own pace at least. */
const SHARE = 0.6;

let nth = 0;
const orderno = () => `T${String((nth += 1)).padStart(16, '0')}`;
type Notice = { form: Record<string, string>; body: Buffer };

function aNotice(): Notice {
  const form = signedForm({ orderno: orderno(), amount: 10_000, result: paidByCard });
  return { form, body: Buffer.from(new URLSearchParams(form).toString()) };
}

/** What a new notice writes, in plain mysql2 and nothing around it. The box has the size of a sealed one. */
function rawTaker(databaseUrl: string) {
  const pool = mysql.createPool({ uri: databaseUrl, connectionLimit: PARALLEL, timezone: 'Z' });
  pool.pool.on('connection', (connection) => {
    connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED');
  });
  const take = async ({ body }: Notice): Promise<void> => {
    const connection = await pool.getConnection();
    const hash = createHash('sha256').update(body).digest();
    const box = randomBytes(Math.ceil(body.length / 3) * 4 + 29);
    try {
      await connection.query('START TRANSACTION');
      const [{ insertId }] = await connection.query<mysql.ResultSetHeader>(
        `INSERT INTO provider_message (provider, fingerprint, body_hash, kid, body) VALUES (?)
          ON DUPLICATE KEY UPDATE seen = seen + 1, id = LAST_INSERT_ID(id)`,
        [['newebpay', hash, hash, 'k1', box]],
      );
      await connection.query(
        `INSERT INTO outbox (job, dedupe_key, payload, next_at)
          VALUES (?, ?, ?, COALESCE(?, NOW(3) + INTERVAL 5 SECOND))`,
        ['provider-message-newebpay', `newebpay-${insertId}`, JSON.stringify({ id: String(insertId) }), null],
      );
      await connection.query('COMMIT');
    } finally {
      connection.release();
    }
  };
  return { take, close: () => pool.end() };
}

/** Notices per second that are rows with their jobs, opened and checked before: ours against the database's own pace, turn by turn. */
export const noticeSpeed = (adminUrl: string, many: number) =>
  withTopupSchema(adminUrl, 'notices', async (databaseUrl) => {
    const source = await openDatabase(databaseUrl, schema, PARALLEL);
    const raw = rawTaker(databaseUrl);
    const messages = new NewebpayMessages(
      testShops,
      new ProviderInbox(new Db(source), 'newebpay', parseRing(testKeys.ORDER_KEYS)),
    );
    const ours = ({ form, body }: Notice) => messages.take(form, body);
    const turns = [raw.take, ours];
    const rates: number[][] = [[], []];
    const notices = (count: number) => Array.from({ length: count }, aNotice);
    // A process that has just begun is slow by itself.
    for (const turn of turns) await perSecond(notices(Math.min(500, many)), PARALLEL, turn);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [at, turn] of turns.entries()) rates[at]?.push(await perSecond(notices(many), PARALLEL, turn));
    const again = notices(1).flatMap((one) => Array.from({ length: many }, () => one));
    const repeated = await perSecond(again, PARALLEL, ours);
    await raw.close();
    await source.destroy();
    const [theirs = 0, own = 0] = rates.map(median);
    return {
      figures: {
        'the same statements in plain mysql2, notices/s': Math.round(theirs),
        'notices accepted/s': Math.round(own),
        'one notice again and again/s': Math.round(repeated),
      },
      aims: [atLeast('notices, share of the pace in plain mysql2', own / theirs, SHARE)],
    };
  });

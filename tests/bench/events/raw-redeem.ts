import { randomBytes } from 'node:crypto';
import mysql from 'mysql2/promise';
import { LOCK_CODE } from '../../../services/events/src/redeem/find-code.ts';
import { EVENT } from '../../../services/events/src/redeem/find-event.ts';
import { USE_UP } from '../../../services/events/src/redeem/give-reward.ts';
import { LOCK_ACCOUNT, MAKE_ACCOUNT } from '../../../services/events/src/redeem/lock-account.ts';
import { OWN } from '../../../services/events/src/redeem/own-redemptions.ts';
import type { AnEvent } from '../../../services/events/test/redeem.setup.ts';

const insert = (table: string, row: Record<string, unknown>): [string, unknown[]] => [
  `INSERT INTO ${table} SET ?`,
  [row],
];

/** Plain mysql2 with as many connections: what the database gives to whoever asks nothing else of it. */
export function rawRedeemer(databaseUrl: string, connections: number) {
  const pool = mysql.createPool({ uri: databaseUrl, connectionLimit: connections, timezone: 'Z' });
  pool.pool.on('connection', (connection) => {
    connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED');
  });
  /** What a redemption of a new account reads and writes, in the service's own statements, without anything around it. */
  const redeem = async ({ id, categories: [category] }: AnEvent, mac: Buffer, role: string): Promise<void> => {
    const connection = await pool.getConnection();
    const account = `uid:${role}`;
    const who = { game_id: 'H73', server_id: 'tw_2001', role_id: role, partner_uid: role };
    const mail = { mail_id: `raw_${role.padStart(26, '0')}`, source: 'event', reason: `serial:${id}`, ...who };
    try {
      await connection.query(EVENT, [id]);
      await connection.query('START TRANSACTION');
      // Nobody was here before.
      await connection.query(LOCK_ACCOUNT, [id, account]);
      await connection.query(MAKE_ACCOUNT, [[id, account, 'H73', 'tw_2001', role, '測試角色', role]]);
      await connection.query(LOCK_ACCOUNT, [id, account]);
      const [[code]] = await connection.query<mysql.RowDataPacket[]>(LOCK_CODE, [mac, id]);
      await connection.query(OWN, [id, [category], account]);
      await connection.query(USE_UP, [account, new Date(), code?.id, code?.used]);
      const row = {
        event_id: id,
        category_id: category,
        batch_id: code?.batch_id,
        code_id: code?.id,
        account,
        slot: 1,
      };
      await connection.query(
        ...insert('redemption', {
          ...row,
          ...who,
          role_name: '測試角色',
          code_seal: randomBytes(60),
          mail_id: mail.mail_id,
        }),
      );
      const content = { title: '週年活動獎勵', body: '感謝您參加活動', items: '[{"item_code":"gift_box_a","qty":1}]' };
      const promised = { expire_days: 30, deadline_at: new Date(), alarm_at: new Date(), due_at: new Date() };
      await connection.query(...insert('delivery', { ...mail, ...content, ...promised, body_hash: randomBytes(32) }));
      const move = { game_id: 'H73', source: 'event', from_state: '', to_state: 'queued', many: 1 };
      await connection.query(...insert('delivery_move', move));
      await connection.query('COMMIT');
    } catch (error) {
      await connection.query('ROLLBACK');
      throw error;
    } finally {
      connection.release();
    }
  };
  return { redeem, close: () => pool.end() };
}

import { randomBytes } from 'node:crypto';
import mysql from 'mysql2/promise';
import type { AnEvent } from '../../../services/events/test/redeem.setup.ts';

const insert = (table: string, row: Record<string, unknown>): [string, unknown[]] => [
  `INSERT INTO ${table} SET ?`,
  [row],
];

const EVENT = `SELECT e.id, e.game_id, e.name, e.intro, e.art, e.pace, e.starts_at, e.ends_at, e.stopped_at, e.error_limit,
    NOW(3) AS now, c.id AS category_id, c.title, c.per_account, c.open, c.live, c.mail_title, c.mail_body, c.items,
    c.expire_days
  FROM event e LEFT JOIN event_category c ON c.event_id = e.id
  WHERE e.id = ? AND e.published_at IS NOT NULL AND e.removed_at IS NULL ORDER BY c.place, c.id`;
const CODE = `SELECT c.id, c.category_id, c.batch_id, c.used, c.cap, c.claimed_by,
    (SELECT b.kind FROM serial_batch b WHERE b.id = c.batch_id) AS kind,
    (SELECT b.state FROM serial_batch b WHERE b.id = c.batch_id) AS batch_state
  FROM serial_code c WHERE c.code_mac = ? AND c.event_id = ? FOR UPDATE`;
const OWN = `SELECT r.id, r.category_id, r.code_id, r.code_seal, r.mail_id, d.state, d.replaced_by_id
  FROM redemption r LEFT JOIN delivery d ON d.mail_id = r.mail_id
  WHERE r.event_id = ? AND r.category_id IN (?) AND r.account = ?`;

/** Plain mysql2 with as many connections: what the database gives to whoever asks nothing else of it. */
export function rawRedeemer(databaseUrl: string, connections: number) {
  const pool = mysql.createPool({ uri: databaseUrl, connectionLimit: connections, timezone: 'Z' });
  pool.pool.on('connection', (connection) => {
    connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED');
  });
  /** What a redemption reads and writes, statement by statement as the service does it, without anything around it. */
  const redeem = async ({ id, categories: [category] }: AnEvent, mac: Buffer, role: string): Promise<void> => {
    const connection = await pool.getConnection();
    const account = `uid:${role}`;
    const who = { game_id: 'H73', server_id: 'tw_2001', role_id: role, partner_uid: role };
    const mail = { mail_id: `raw_${role.padStart(26, '0')}`, source: 'event', reason: `serial:${id}`, ...who };
    try {
      await connection.query(EVENT, [id]);
      await connection.query('START TRANSACTION');
      await connection.query(
        `INSERT INTO redeem_lock (event_id, account, game_id, server_id, role_id, role_name, partner_uid) VALUES (?)
          ON DUPLICATE KEY UPDATE fails = fails`,
        [[id, account, 'H73', 'tw_2001', role, '測試角色', role]],
      );
      await connection.query(
        'SELECT id, fails, locked_at FROM redeem_lock WHERE event_id = ? AND account = ? FOR UPDATE',
        [id, account],
      );
      const [[code]] = await connection.query<mysql.RowDataPacket[]>(CODE, [mac, id]);
      await connection.query(OWN, [id, [category], account]);
      await connection.query(
        'UPDATE serial_code SET used = used + 1, claimed_by = ?, claimed_at = NOW(3) WHERE id = ? AND used = ? AND used < cap',
        [account, code?.id, code?.used],
      );
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

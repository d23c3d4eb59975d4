import type { DataSource } from 'typeorm';

const STEP = 100_000;

/** Orders of others, from one number to another: nine of ten were paid, of five games; every one with its attempt and its bonus. */
export async function fillOrders(source: DataSource, first: number, last: number): Promise<void> {
  const [before] = await source.query<{ id: number | null }[]>('SELECT MAX(id) AS id FROM topup_order');
  for (let from = first; from <= last; from += STEP) {
    const seqs = `seq_${from}_to_${Math.min(last, from + STEP - 1)}`;
    const game = "ELT(1 + MOD(seq, 5), 'H73', 'G112', 'L33', 'MA96', 'g83tw')";
    const ago = 'NOW(3) - INTERVAL MOD(seq * 37, 300000) MINUTE';
    await source.query(
      `INSERT INTO topup_order (report_id, token_mac, token_box, game_id, report_type, server_id, server_name, role_id,
          char_name, partner_uid, owner, kind, state, delivery, product_id, title, qty, amount, goods, tier_amount,
          invoice_option, buyer_box, buyer_kid, created_at, changed_at, paid_at)
        SELECT LPAD(seq, 12, '0'), UNHEX(SHA2(CONCAT('t', seq), 256)), REPEAT('x', 60), ${game}, '1', 'tw_2001', '台灣一服',
          LPAD(seq, 9, '0'), '測試角色', CONCAT('u', MOD(seq, 200000)), CONCAT('H73:u', MOD(seq, 200000)),
          IF(MOD(seq, 7) = 0, 'transfer', 'purchase'),
          CASE WHEN MOD(seq, 70) = 0 THEN 'reported' WHEN MOD(seq, 10) = 0 THEN 'expired' ELSE 'paid' END,
          'sent', 301, '10,000 方案', 1, 10000, '[{"part":"goods","title":"10,000 方案","items":[{"item_code":"gold","qty":10500}]}]',
          10000, 'donate', IF(MOD(seq, 7) = 0, NULL, REPEAT('y', 320)), 'k1', ${ago}, ${ago}, ${ago}
        FROM ${seqs}`,
    );
  }
  await source.query(
    `INSERT INTO payment_attempt (order_id, orderno, amount, state, seen, trade_no, method, created_at)
      SELECT id, CONCAT('F', LPAD(id, 16, '0')), amount, IF(state = 'paid', 'paid', 'opened'), 1, id, 'CREDIT', created_at
      FROM topup_order WHERE id > ?`,
    [before?.id ?? 0],
  );
  await source.query(
    `INSERT IGNORE INTO tier_claim (game_id, server_id, role_id, month, amount, order_id)
      SELECT game_id, server_id, role_id, DATE_FORMAT(created_at, '%Y/%m'), amount, id FROM topup_order
      WHERE state = 'paid' AND id > ?`,
    [before?.id ?? 0],
  );
  for (const table of ['topup_order', 'payment_attempt', 'tier_claim']) await source.query(`ANALYZE TABLE ${table}`);
}

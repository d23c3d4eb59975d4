import type { AnEvent, Query } from '../../../services/events/test/redeem.setup.ts';

const STEP = 500_000;

/**
 * Fills up to so many codes that nobody knows, as a batch of its own. Their hashes are even over all there can be and come
 * in their order, so that the index grows at its end; those of codes that are redeemed meanwhile fall in between.
 */
export async function fillCodes(query: Query, { id, categories: [category] }: AnEvent, upto: number): Promise<void> {
  const [kept] = (await query('SELECT COUNT(*) AS many FROM serial_code')) as { many: number }[];
  const many = upto - Number(kept?.many);
  if (many <= 0) return;
  const batch = { event_id: id, category_id: category, game_id: 'H73', kind: 'imported', state: 'ready', name: '滿' };
  const { insertId } = (await query('INSERT INTO serial_batch SET ?, codes = ?', [batch, many])) as {
    insertId: number;
  };
  const apart = Math.floor(2 ** 32 / many);
  for (let from = 1; from <= many; from += STEP)
    await query(
      `INSERT INTO serial_code (code_mac, event_id, category_id, batch_id)
        SELECT UNHEX(CONCAT(LPAD(HEX(seq * ?), 8, '0'), LEFT(SHA2(CONCAT(?, '.', seq), 256), 56))), ?, ?, ?
        FROM seq_${from}_to_${Math.min(many, from + STEP - 1)}`,
      [apart, insertId, id, category, insertId],
    );
  await query('ANALYZE TABLE serial_code');
}

import { migrationOf } from '@hub/nest-kit/db';

/** Which rewards the codes of a batch are for, since rows of a file name their own; faulty rows keep what they named. */
export const KeepRewardsOfBatches1798400002000 = migrationOf('KeepRewardsOfBatches1798400002000', [
  'ALTER TABLE serial_fault ADD COLUMN place SMALLINT UNSIGNED NULL',
  `CREATE TABLE serial_batch_category (
        batch_id INT UNSIGNED NOT NULL,
        category_id INT UNSIGNED NOT NULL,
        place SMALLINT UNSIGNED NOT NULL,
        codes INT UNSIGNED NOT NULL DEFAULT 0,
        used INT UNSIGNED NOT NULL DEFAULT 0,
        PRIMARY KEY (batch_id, category_id),
        INDEX serial_batch_category_reward (category_id)
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`,
  `INSERT INTO serial_batch_category (batch_id, category_id, place)
        SELECT b.id, c.id, c.place FROM serial_batch b JOIN event_category c ON c.event_id = b.event_id
        WHERE b.kind = 'imported' OR c.id = b.category_id`,
  ...[
    ['codes', 'serial_code'],
    ['used', 'redemption'],
  ].map(
    ([count, table]) => `UPDATE serial_batch_category s JOIN (
            SELECT batch_id, category_id, COUNT(*) AS many FROM ${table} WHERE batch_id IS NOT NULL GROUP BY batch_id, category_id
          ) n ON n.batch_id = s.batch_id AND n.category_id = s.category_id SET s.${count} = n.many`,
  ),
]);

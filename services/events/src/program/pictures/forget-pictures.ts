import type { Db } from '@hub/nest-kit/db';

/** How long a picture that no event names is kept: pages that are open still show it. */
export const PICTURE_DAYS = 30;
const OLD = `used_at < NOW(3) - INTERVAL ${PICTURE_DAYS} DAY`;

/** What an event shows, or has in its draft, counts as used now; then what nobody used for long goes. */
export async function forgetPictures({ source }: Db): Promise<void> {
  await source.query(
    `UPDATE event_picture p SET p.used_at = NOW(3) WHERE p.${OLD} AND (
        EXISTS (SELECT 1 FROM event e WHERE e.removed_at IS NULL AND (e.picture = p.id OR INSTR(e.draft, p.id) > 0))
        OR EXISTS (SELECT 1 FROM event_category c JOIN event e ON e.id = c.event_id AND e.removed_at IS NULL
          WHERE c.picture = p.id))`,
  );
  await source.query(`DELETE FROM event_picture WHERE ${OLD}`);
}

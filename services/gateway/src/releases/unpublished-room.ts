import type { Db } from '@hub/nest-kit/db';
import { AppError } from '@hub/nest-kit/http';

export type BuildName = { area: string; build: string };

const MB = 1024 * 1024;
/** Of one area, all its builds that are not published: more than fifty of them. */
export const UNPUBLISHED_BYTES = 512 * MB;
/** After a file of the build was last sent, taken or not. */
export const UNPUBLISHED_DAYS = 7;
/** Many small files fill a store as well. */
const LEAST_BYTES = 4096;

/** What a file counts for. */
export const roomOf = (file: Buffer | null): number => (file ? Math.max(file.length, LEAST_BYTES) : 0);

/** From here on nobody forgets the build: what is read of it stays counted. */
export async function keepCounted({ source }: Db, { area, build }: BuildName): Promise<void> {
  await source.query('UPDATE build_put SET put_at = NOW(3) WHERE area = ? AND build = ?', [area, build]);
}

/** Taken before it is asked whether there is room: who comes meanwhile sees it. Throws 413 where there is none. */
export async function reserveRoom(db: Db, { area, build }: BuildName, bytes: number): Promise<void> {
  if (bytes === 0) return;
  await db.runTx(({ manager }) =>
    manager.query(
      `INSERT INTO build_put (area, build, puts, bytes) VALUES (?, ?, 0, ?)
        ON DUPLICATE KEY UPDATE bytes = bytes + ?, put_at = NOW(3)`,
      [area, build, bytes, bytes],
    ),
  );
  try {
    const held = (await unpublishedBytes(db, area)) - bytes;
    if (held + bytes <= UNPUBLISHED_BYTES) return;
    const params = { held: Math.ceil(held / MB), most: UNPUBLISHED_BYTES / MB, days: UNPUBLISHED_DAYS };
    throw new AppError(413, { msg: { code: 'UNPUBLISHED_FULL', params } });
  } catch (error) {
    await giveRoomBack(db, { area, build }, bytes);
    throw error;
  }
}

/** A row that was made for what was refused goes with it. */
export async function giveRoomBack(db: Db, { area, build }: BuildName, bytes: number): Promise<void> {
  if (bytes === 0) return;
  await db.runTx(async ({ manager }) => {
    const of = 'WHERE area = ? AND build = ?';
    await manager.query(`UPDATE build_put SET bytes = IF(bytes > ?, bytes - ?, 0) ${of}`, [bytes, bytes, area, build]);
    await manager.query(`DELETE FROM build_put ${of} AND bytes = 0 AND puts = 0`, [area, build]);
  });
}

async function unpublishedBytes({ source }: Db, area: string): Promise<number> {
  const [row]: { bytes: string | null }[] = await source.query(
    `SELECT SUM(p.bytes) AS bytes FROM build_put p LEFT JOIN remote_version v ON v.area = p.area AND v.build = p.build
      WHERE p.area = ? AND v.id IS NULL`,
    [area],
  );
  return Number(row?.bytes ?? 0);
}

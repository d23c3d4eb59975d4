import type { BuildDescriptor } from '@hub/federation/descriptor';
import type { Db } from '@hub/nest-kit/db';
import { AppError } from '@hub/nest-kit/http';
import type { BuildStore } from '../static/build-store.ts';
import { mayBePutAgain } from './lost-file.ts';
import { giveRoomBack, keepCounted, reserveRoom, roomOf } from './unpublished-room.ts';

type SentFile = { area: string; build: string; name: string; bytes: Buffer };

/**
 * A file of a build that nobody published yet, or one that the store has lost. Throws 409 for what would change a published build, 413 where
 * the area has no room left. A file that becomes smaller frees none: two who replace one at once would both free it.
 */
export async function putFile(db: Db, store: BuildStore, { area, build, name, bytes }: SentFile): Promise<void> {
  const address = `/r/${area}/${build}/${name}`;
  await keepCounted(db, { area, build });
  const before = await store.read(address);
  const readBefore = async (each: string) => (each === address ? before : store.read(each));
  let published: BuildDescriptor | null = null;
  const refuseOther = async () => {
    published = await descriptorOf(db, area, build);
    if (published && !(await mayBePutAgain(published, address, bytes, readBefore)))
      throw new AppError(409, { msg: { code: 'BUILD_TAKEN' } });
  };
  await refuseOther();
  const room = published ? 0 : Math.max(roomOf(bytes) - roomOf(before), 0);
  await reserveRoom(db, { area, build }, room);
  try {
    await store.put(address, bytes);
  } catch (error) {
    // It may have come all the same, or somebody else's meanwhile: what may lie there stays counted, and is nobody's to take away.
    if (await isAsBefore(store, address, before)) await giveRoomBack(db, { area, build }, room);
    throw error;
  }
  try {
    await countPut(db, area, build);
    await refuseOther();
  } catch (error) {
    // Whether it is published now is not known: what was nothing before is better than nothing.
    if (!published && before === null) throw error;
    if (!(await wasMended(store, published, address, bytes))) await putBack(store, address, before);
    await giveRoomBack(db, { area, build }, room);
    throw error;
  }
}

async function isAsBefore(store: BuildStore, address: string, before: Buffer | null): Promise<boolean> {
  const now = await store.read(address).catch(() => undefined);
  return now === null ? before === null : now !== undefined && before !== null && now.equals(before);
}

/** Somebody else may have put the right bytes since. */
async function wasMended(store: BuildStore, published: BuildDescriptor | null, address: string, ours: Buffer) {
  const now = published && (await store.read(address));
  if (!published || !now || now.equals(ours)) return false;
  return mayBePutAgain(published, address, now, (each) => store.read(each));
}

const putBack = (store: BuildStore, address: string, before: Buffer | null): Promise<void> =>
  before ? store.put(address, before) : store.remove(address);

export async function descriptorOf({ source }: Db, area: string, build: string): Promise<BuildDescriptor | null> {
  const [row]: { descriptor: string }[] = await source.query(
    'SELECT descriptor FROM remote_version WHERE area = ? AND build = ?',
    [area, build],
  );
  return row ? (JSON.parse(row.descriptor) as BuildDescriptor) : null;
}

/** A publication that read what stood there before sees that, or holds this row and is waited for. */
async function countPut({ source }: Db, area: string, build: string): Promise<void> {
  await source.query(
    'INSERT INTO build_put (area, build, puts) VALUES (?, ?, 1) ON DUPLICATE KEY UPDATE puts = puts + 1, put_at = NOW(3)',
    [area, build],
  );
}

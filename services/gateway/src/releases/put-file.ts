import type { BuildDescriptor } from '@hub/federation/descriptor';
import type { Db } from '@hub/nest-kit/db';
import { AppError } from '@hub/nest-kit/http';
import type { BuildStore } from '../static/build-store.ts';
import { mayBePutAgain } from './lost-file.ts';

type SentFile = { area: string; build: string; name: string; bytes: Buffer };

/** A file of a build that nobody published yet, or one that the store has lost. Throws 409 for what would change a published build. */
export async function putFile(db: Db, store: BuildStore, { area, build, name, bytes }: SentFile): Promise<void> {
  const address = `/r/${area}/${build}/${name}`;
  const before = await store.read(address);
  const readBefore = async (each: string) => (each === address ? before : store.read(each));
  const refuseOther = async () => {
    const known = await descriptorOf(db, area, build);
    if (known && !(await mayBePutAgain(known, address, bytes, readBefore)))
      throw new AppError(409, { msg: { code: 'BUILD_TAKEN' } });
  };
  await refuseOther();
  await store.put(address, bytes);
  try {
    await publicationEnds(db, area);
    await refuseOther();
  } catch (error) {
    await (before ? store.put(address, before) : store.remove(address));
    throw error;
  }
}

export async function descriptorOf({ source }: Db, area: string, build: string): Promise<BuildDescriptor | null> {
  const [row]: { descriptor: string }[] = await source.query(
    'SELECT descriptor FROM remote_version WHERE area = ? AND build = ?',
    [area, build],
  );
  return row ? (JSON.parse(row.descriptor) as BuildDescriptor) : null;
}

/** One that goes on may have read what stood there before, and holds the row of its area. */
async function publicationEnds({ source }: Db, area: string): Promise<void> {
  await source.query('SELECT revision FROM area_release WHERE area = ? LOCK IN SHARE MODE', [area]);
}

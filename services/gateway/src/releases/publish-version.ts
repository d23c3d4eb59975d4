import type { BuildDescriptor } from '@hub/federation/descriptor';
import type { Db, Tx } from '@hub/nest-kit/db';
import { AppError } from '@hub/nest-kit/http';
import type { EntityManager } from 'typeorm';
import { checkDescriptor, contractOf } from '../registry/check-descriptor.ts';
import { checkBytes, checkFiles } from '../registry/check-files.ts';
import type { ReadFile } from '../registry/read-file.ts';
import type { AreaState } from '../registry/area-state.ts';
import { keepCounted } from './unpublished-room.ts';
import { endLive, lockArea, makeLive, noteEvent } from './change-release.ts';

/** `kept`: somebody else's choice stays live, `retired`: or gone; `by` is who made it. */
export type Published = { area: string; build: string; change: 'none' | 'published' | 'kept' | 'retired'; by?: string };

type Source = Pick<EntityManager, 'query'>;
type Row = { id: number; descriptor: string; live: number | null; published_by: string };

const TRIES = 4;

/** A build is there with all of its files before anybody can be shown it; what is published does not change. */
export class PublishVersion {
  constructor(
    private readonly db: Db,
    private readonly by: string,
    private readonly files: ReadFile,
  ) {}

  /**
   * Nobody but who has a link of preview sees it. Throws `BadDescriptor`, or 409 for another build of this name. No file is read while the
   * row of the area is held: the brakes of the area wait for it. What is put of the build meanwhile is counted, and read again.
   */
  async publish(descriptor: BuildDescriptor): Promise<Published> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const { source } = this.db;
      const own = await rowOf(source, descriptor);
      if (own) return this.publishAgain(own, descriptor);
      await keepCounted(this.db, descriptor);
      const puts = await putsOf(source, descriptor);
      await this.check(descriptor);
      if (await this.insertAsChecked(descriptor, puts)) return told(descriptor, 'published');
    }
    throw new AppError(409, { msg: { code: 'RELEASE_CHANGED' } });
  }

  /** It was judged when it was published, by the rules of that day: are its files there? */
  private async publishAgain(own: Row, descriptor: BuildDescriptor): Promise<Published> {
    if (own.descriptor !== JSON.stringify(descriptor)) throw new AppError(409, { msg: { code: 'BUILD_TAKEN' } });
    await checkBytes(this.files, descriptor);
    return told(descriptor, 'none');
  }

  private async insertAsChecked(descriptor: BuildDescriptor, puts: number): Promise<boolean> {
    return this.db.runTx(async (tx) => {
      const area = await lockArea(tx, descriptor.area);
      if ((await holdPuts(tx, descriptor)) !== puts || (await rowOf(tx.manager, descriptor))) return false;
      await this.insert(tx, descriptor, area);
      return true;
    });
  }

  /** Publishes for everybody at once, as a start of the whole site does. `yields` leaves alone what somebody else made live. */
  async publishLive(descriptor: BuildDescriptor, yields = false): Promise<Published> {
    await this.check(descriptor);
    return this.db.runTx(async (tx) => {
      const area = await lockArea(tx, descriptor.area);
      await holdPuts(tx, descriptor);
      const text = JSON.stringify(descriptor);
      const own = await rowOf(tx.manager, descriptor);
      if (own?.live === 1 && own.descriptor === text) return told(descriptor, 'none');
      const live = area.live ? await rowOf(tx.manager, { area: descriptor.area, build: area.live }) : undefined;
      if (live && area.live && yields && live.published_by !== this.by)
        return { area: descriptor.area, build: area.live, change: 'kept', by: live.published_by };
      const retirer = yields && !area.live ? await retirerOf(tx, descriptor) : null;
      if (retirer) return { ...told(descriptor, 'retired'), by: retirer };
      if (own) await renew(tx, own.id, descriptor);
      const revision = own ? area.revision : await this.insert(tx, descriptor, area);
      await this.goLive(tx, descriptor, { ...area, revision });
      return told(descriptor, 'published');
    });
  }

  private async check(descriptor: BuildDescriptor): Promise<void> {
    checkDescriptor(descriptor);
    await checkFiles(this.files, descriptor);
  }

  private async insert(tx: Tx, descriptor: BuildDescriptor, { live, revision: last }: AreaState): Promise<number> {
    const { area, build } = descriptor;
    const revision = last + 1;
    await tx.manager.query(
      `INSERT INTO remote_version (area, build, contract, descriptor, revision, published_by) VALUES (?, ?, ?, ?, ?, ?)`,
      [area, build, contractOf(descriptor), JSON.stringify(descriptor), revision, this.by],
    );
    await tx.manager.query('UPDATE area_release SET revision = ? WHERE area = ?', [revision, area]);
    await noteEvent(tx, { area, revision, verb: 'publish', build, share: 0, before: live }, { by: this.by });
    return revision;
  }

  private async goLive(tx: Tx, { area, build }: BuildDescriptor, { live, revision: last }: AreaState): Promise<void> {
    const revision = last + 1;
    await endLive(tx, area);
    await makeLive(tx, area, build, revision, this.by);
    await tx.manager.query(
      'UPDATE area_release SET revision = ?, canary = NULL, share = 0, canary_at = NULL WHERE area = ?',
      [revision, area],
    );
    await noteEvent(tx, { area, revision, verb: 'promote', build, share: 100, before: live }, { by: this.by });
  }
}

const told = ({ area, build }: BuildDescriptor, change: Published['change']): Published => ({ area, build, change });

async function rowOf(source: Source, { area, build }: Pick<BuildDescriptor, 'area' | 'build'>) {
  const [row]: Row[] = await source.query(
    'SELECT id, descriptor, live, published_by FROM remote_version WHERE area = ? AND build = ?',
    [area, build],
  );
  return row;
}

async function putsOf(source: Source, { area, build }: BuildDescriptor): Promise<number> {
  const [row]: { puts: number }[] = await source.query('SELECT puts FROM build_put WHERE area = ? AND build = ?', [
    area,
    build,
  ]);
  return row?.puts ?? 0;
}

/** Who puts a file of the build waits from now on. */
async function holdPuts({ manager }: Tx, descriptor: BuildDescriptor): Promise<number> {
  const { area, build } = descriptor;
  await manager.query(
    'INSERT INTO build_put (area, build, puts) VALUES (?, ?, 0) ON DUPLICATE KEY UPDATE put_at = NOW(3)',
    [area, build],
  );
  return putsOf(manager, descriptor);
}

/** Who retired the area; null where the last change of what is live was another. */
async function retirerOf({ manager }: Tx, { area }: BuildDescriptor): Promise<string | null> {
  const [last]: { verb: string; made_by: string }[] = await manager.query(
    `SELECT verb, made_by FROM release_event WHERE area = ? AND verb IN ('promote', 'rollback', 'retire')
      ORDER BY revision DESC LIMIT 1`,
    [area],
  );
  return last?.verb === 'retire' ? last.made_by : null;
}

/** The same bytes, and other words about them: on a machine where both are being written. */
async function renew({ manager }: Tx, id: number, descriptor: BuildDescriptor): Promise<void> {
  await manager.query('UPDATE remote_version SET contract = ?, descriptor = ?, published_at = NOW(3) WHERE id = ?', [
    contractOf(descriptor),
    JSON.stringify(descriptor),
    id,
  ]);
}

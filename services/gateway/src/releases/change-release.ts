import type { HostsByGame, MountCount, ReleaseMove, ReleaseVerb } from '@hub/contracts/releases';
import { fits } from '@hub/federation/fits';
import type { BuildDescriptor } from '@hub/federation/descriptor';
import type { Db, Tx } from '@hub/nest-kit/db';
import { AppError } from '@hub/nest-kit/http';
import { areaStates, type AreaState } from '../registry/area-state.ts';
import { releaseHistory } from './release-history.ts';
import { moved, type Moved } from './release-moves.ts';
import { mustAgreeToRest } from './uncarried-areas.ts';

export type Change = {
  by: string;
  reason?: string;
  facts?: { canary: MountCount; live: MountCount };
  hosts?: { before: HostsByGame; after: HostsByGame };
};

/** One area at a time: whoever changes it holds its row, and each change has the next revision. */
export class ChangeRelease {
  constructor(private readonly db: Db) {}

  /** Throws `AppError` 409 `RELEASE_CHANGED` when the area is not as the sender saw it. */
  async move(area: string, wish: ReleaseMove, change: Change): Promise<AreaState> {
    return this.db.runTx(async (tx) => {
      const state = await lockArea(tx, area);
      if (state.revision !== wish.revision) throw new AppError(409, { msg: { code: 'RELEASE_CHANGED' } });
      const next = moved(state, wish, await releaseHistory(tx.manager, area));
      if (next.live === next.build || next.canary === next.build) {
        await mustFit(tx, area, next.build);
        if (area === 'shell') await mustAgreeToRest(tx.manager, next.build, wish.rest);
      }
      return changeArea(tx, state, next, wish.verb, change);
    });
  }

  /** Throws `AppError` 409 `RELEASE_CHANGED` when the area is not as the sender saw it. */
  async nameHosts(area: string, seen: number, change: Change & Required<Pick<Change, 'hosts'>>): Promise<void> {
    await this.db.runTx(async (tx) => {
      const { revision: last, live } = await lockArea(tx, area);
      if (last !== seen) throw new AppError(409, { msg: { code: 'RELEASE_CHANGED' } });
      const [revision, after] = [last + 1, JSON.stringify(change.hosts.after)];
      await tx.manager.query('UPDATE area_release SET revision = ?, hosts = ? WHERE area = ?', [revision, after, area]);
      await noteEvent(tx, { area, revision, verb: 'hosts', build: '', share: null, before: live }, change);
    });
  }

  /** Something that changes nothing of what visitors get, and is to be found afterwards. */
  async note(area: string, verb: ReleaseVerb, build: string, change: Change): Promise<void> {
    await this.db.runTx(async (tx) => noteNext(tx, await lockArea(tx, area), { verb, build }, change));
  }

  /** Once: what is told again of the build that was released last changes nothing. */
  async noteService(service: string, build: string, change: Change): Promise<void> {
    await this.db.runTx(async (tx) => {
      const state = await lockArea(tx, service);
      const [last]: { build: string }[] = await tx.manager.query(
        "SELECT build FROM release_event WHERE area = ? AND verb = 'service' ORDER BY revision DESC LIMIT 1",
        [service],
      );
      if (last?.build !== build) await noteNext(tx, state, { verb: 'service', build }, change);
    });
  }
}

async function noteNext(
  tx: Tx,
  { area, revision: last, live }: AreaState,
  event: Pick<Event, 'verb' | 'build'>,
  change: Change,
): Promise<void> {
  const revision = last + 1;
  await tx.manager.query('UPDATE area_release SET revision = ? WHERE area = ?', [revision, area]);
  await noteEvent(tx, { area, revision, ...event, share: null, before: live }, change);
}

async function changeArea(
  tx: Tx,
  state: AreaState,
  next: Moved,
  verb: ReleaseVerb,
  change: Change,
): Promise<AreaState> {
  const { area } = state;
  const revision = state.revision + 1;
  if (next.live !== state.live) await endLive(tx, area);
  if (next.live && next.live !== state.live) await makeLive(tx, area, next.live, revision, change.by);
  if (verb === 'retire') await retireBuilds(tx, area);
  if (verb === 'rollback' && state.live) await retireBuilds(tx, area, state.live);
  const share = next.canary ? next.share : 0;
  await tx.manager.query(
    'UPDATE area_release SET revision = ?, canary = ?, share = ?, canary_at = IF(? IS NULL, NULL, NOW(3)) WHERE area = ?',
    [revision, next.canary, share, next.canary, area],
  );
  const shown = next.live === next.build ? 100 : next.canary === next.build ? share : 0;
  await noteEvent(tx, { area, revision, verb, build: next.build, share: shown, before: state.live }, change);
  return { ...state, revision, live: next.live, canary: next.canary, share: next.share, canaryAt: null };
}

/** An area, its row locked; made when it is not there yet. */
export async function lockArea({ manager }: Tx, area: string): Promise<AreaState> {
  await manager.query('INSERT INTO area_release (area, revision) VALUES (?, 0) ON DUPLICATE KEY UPDATE area = area', [
    area,
  ]);
  await manager.query('SELECT revision FROM area_release WHERE area = ? FOR UPDATE', [area]);
  const [state] = await areaStates(manager, area);
  if (!state) throw new Error('the row of an area is gone');
  return state;
}

/** `last_live_at` says until when tabs were opened with it. */
export async function endLive({ manager }: Tx, area: string): Promise<void> {
  await manager.query('UPDATE remote_version SET live = NULL, last_live_at = NOW(3) WHERE area = ? AND live = 1', [
    area,
  ]);
}

/** Where another one is live, that has to end first. */
export async function makeLive({ manager }: Tx, area: string, build: string, revision: number, by: string) {
  await manager.query(
    `UPDATE remote_version SET live = 1, last_live_at = NOW(3), retired_at = NULL, revision = ?, published_by = ?
      WHERE area = ? AND build = ?`,
    [revision, by, area, build],
  );
}

/** All that were ever live, or one of them. */
async function retireBuilds({ manager }: Tx, area: string, build: string | null = null): Promise<void> {
  await manager.query(
    `UPDATE remote_version SET retired_at = NOW(3)
      WHERE area = ? AND live IS NULL AND last_live_at IS NOT NULL AND retired_at IS NULL AND (? IS NULL OR build = ?)`,
    [area, build, build],
  );
}

type Event = {
  area: string;
  revision: number;
  verb: ReleaseVerb;
  build: string;
  share: number | null;
  before: string | null;
};

export async function noteEvent(
  { manager }: Tx,
  event: Event,
  { by, reason = '', facts, hosts }: Change,
): Promise<void> {
  const { area, revision, verb, build, share, before } = event;
  await manager.query(
    `INSERT INTO release_event (area, revision, verb, build, share, live_before, made_by, reason, facts)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      area,
      revision,
      verb,
      build,
      share,
      before,
      by,
      reason,
      facts || hosts ? JSON.stringify({ ...facts, ...(hosts && { hosts }) }) : null,
    ],
  );
}

/** A remote that the live shell would refuse helps nobody; the shell itself needs nothing. */
async function mustFit({ manager }: Tx, area: string, build: string): Promise<void> {
  const rows: { descriptor: string }[] = await manager.query(
    `SELECT descriptor FROM remote_version WHERE area = ? AND build = ?
      UNION ALL SELECT descriptor FROM remote_version WHERE area = 'shell' AND live = 1`,
    [area, build],
  );
  const [own, shell] = rows.map(({ descriptor }) => JSON.parse(descriptor) as BuildDescriptor);
  if (!own || own.area === 'shell' || shell?.area !== 'shell' || fits(own.needs, shell.has)) return;
  const words = (versions: object | undefined) =>
    Object.entries(versions ?? {})
      .map((pair) => pair.join(' '))
      .join(', ');
  throw new AppError(409, { msg: { code: 'BUILD_UNFIT', params: { needs: words(own.needs), has: words(shell.has) } } });
}

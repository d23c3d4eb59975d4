import { restingOf, type UncarriedArea } from '@hub/contracts/releases';
import type { BuildDescriptor, Has, Needs } from '@hub/federation/descriptor';
import { fits } from '@hub/federation/fits';
import { AppError } from '@hub/nest-kit/http';
import type { DataSource } from 'typeorm';
import { areaStates } from '../registry/area-state.ts';
import { buildsOf } from '../registry/registry-rows.ts';

type Source = Pick<DataSource, 'query'>;
/** What visitors in no trial may be given, the first that fits. */
type Offered = { area: string; live: string; builds: { build: string; needs: Needs | undefined }[] };

async function offered(source: Source): Promise<{ shell: string | null; areas: Offered[] }> {
  const areas: Offered[] = [];
  const states = await areaStates(source);
  for (const state of states) {
    const { area, live, canary } = state;
    if (area === 'shell' || !live) continue;
    const rows = (await buildsOf(source, state)).map(({ build, descriptor }) => {
      const { needs } = JSON.parse(descriptor) as { needs?: Needs };
      return { build, needs };
    });
    const earlier = rows.filter(({ build }) => build !== live && build !== canary);
    areas.push({ area, live, builds: [...rows.filter(({ build }) => build === live), ...earlier] });
  }
  return { shell: states.find(({ area }) => area === 'shell')?.live ?? null, areas };
}

async function hasOf(source: Source, builds: readonly string[]): Promise<Map<string, Has | undefined>> {
  const rows: { build: string; descriptor: string }[] = await source.query(
    "SELECT build, descriptor FROM remote_version WHERE area = 'shell' AND build IN (?)",
    [builds],
  );
  const has = (descriptor: string) => {
    const shell = JSON.parse(descriptor) as BuildDescriptor;
    return shell.area === 'shell' ? shell.has : undefined;
  };
  return new Map(rows.map(({ build, descriptor }) => [build, has(descriptor)]));
}

const shown = ({ builds }: Offered, has: Has | undefined): string | null =>
  builds.find(({ needs }) => fits(needs, has))?.build ?? null;

function uncarried(offer: Offered, has: Has | undefined, now: Has | undefined): UncarriedArea[] {
  const { area, live } = offer;
  const instead = shown(offer, has);
  if (instead === live) return [];
  return [{ area, live, instead, ...(instead === null && shown(offer, now) === null && { resting: true }) }];
}

/** By the build of the shell: the areas whose live build it does not carry. */
export async function uncarriedAreas(
  source: Source,
  shells: readonly string[],
): Promise<ReadonlyMap<string, UncarriedArea[]>> {
  if (shells.length === 0) return new Map();
  const { shell, areas } = await offered(source);
  const has = await hasOf(source, [...shells, ...(shell ? [shell] : [])]);
  const now = has.get(shell ?? '');
  return new Map(shells.map((build) => [build, areas.flatMap((area) => uncarried(area, has.get(build), now))]));
}

/** Throws `AppError` 409 `SHELL_RESTS` where an area would come to rest with this shell that is not in `agreed`. */
export async function mustAgreeToRest(source: Source, shell: string, agreed: readonly string[] = []): Promise<void> {
  const resting = restingOf((await uncarriedAreas(source, [shell])).get(shell) ?? []);
  if (resting.every((area) => agreed.includes(area))) return;
  throw new AppError(409, { msg: { code: 'SHELL_RESTS', params: { areas: resting.join(',') } } });
}

import { createHash } from 'node:crypto';
import type { BuildDescriptor, RemoteDescriptor, ShellDescriptor } from '@hub/federation/descriptor';
import { fits } from '@hub/federation/fits';

/** A build with the revision at which it was said. */
export type Known<D extends BuildDescriptor = BuildDescriptor> = { revision: number; build: D };

/** `earlier` were live before, the last one first. */
export type AreaBuilds = {
  area: string;
  live?: Known;
  canary?: Known & { share: number };
  earlier: Known[];
};

/** `bucket` is the visitor's; `previews` are builds that somebody let this visitor see. */
export type Visitor = { bucket?: string; previews?: Known[] };

/** What one visitor gets. `mark` is the same for everybody who gets the same builds. */
export type LiveBuilds = { mark: string; shell: ShellDescriptor; remotes: RemoteDescriptor[] };

/** The same visitor stays in as the share grows, and another canary is another draw. */
export function isInShare(bucket: string, area: string, build: string, share: number): boolean {
  const digest = createHash('sha256').update(`${bucket} ${area} ${build}`).digest();
  return digest.readUInt32BE(0) % 10_000 < share * 100;
}

function wishedFor({ area, live, canary, earlier }: AreaBuilds, { bucket, previews = [] }: Visitor): Known[] {
  const preview = previews.filter(({ build }) => build.area === area);
  const isIn = canary && bucket !== undefined && isInShare(bucket, area, canary.build.build, canary.share);
  return [...preview, ...(isIn ? [canary] : []), ...(live ? [live] : []), ...earlier];
}

/** The first of each area that the chosen shell can carry; null without a shell. An area that has none rests. */
export function chooseBuilds(areas: readonly AreaBuilds[], visitor: Visitor): LiveBuilds | null {
  const ofShell = areas.find(({ area }) => area === 'shell');
  const shell = ofShell && wishedFor(ofShell, visitor)[0];
  if (shell?.build.area !== 'shell') return null;
  const { has } = shell.build;
  const remotes = areas
    .filter(({ area }) => area !== 'shell')
    .flatMap((area) => {
      const chosen = wishedFor(area, visitor).find(({ build }) => build.area !== 'shell' && fits(build.needs, has));
      return chosen ? [chosen as Known<RemoteDescriptor>] : [];
    });
  const mark = [shell, ...remotes].map(({ build, revision }) => `${build.area}${revision}`).join();
  return { mark, shell: shell.build, remotes: remotes.map(({ build }) => build) };
}

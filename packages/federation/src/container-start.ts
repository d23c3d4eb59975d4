import type { ShareScope } from './container.ts';
import { satisfy } from './satisfy.ts';

type Consumed = { shareKey: string; requiredVersion: string };

/** Of the bundler's `require` in a container, what is used here. Tables and empty places are federation's plugin's. */
type ContainerRequire = {
  m: Record<string, (module: { exports: unknown }) => void>;
  f: { consumes?: (chunk: string) => void };
  initContainer?: (shareScope: ShareScope) => void;
  getContainer?: (expose: string) => Promise<() => unknown>;
  consumesLoadingData: {
    /** What a chunk takes from the page, by the names of its modules. */
    chunkMapping: Record<string, string[]>;
    moduleIdToConsumeDataMapping: Record<string, Consumed>;
  };
  initializeExposesData: { moduleMap: Record<string, () => Promise<() => unknown>> };
};

/** Throws for a version that the page has not: half of the remote would work. */
function sharedModule(scope: ShareScope, { shareKey, requiredVersion }: Consumed): unknown {
  const versions = scope[shareKey] ?? {};
  const version = Object.keys(versions).find((known) => satisfy(known, requiredVersion));
  const shared = version === undefined ? undefined : versions[version];
  if (shared) return shared.get()();
  const had = Object.keys(versions).join(', ') || 'of no version';
  throw new Error(`${shareKey} ${had} in the page does not satisfy ${requiredVersion}`);
}

/**
 * The container of a remote, in the place of the runtime that federation's plugin brings: all that is shared stands in the page, so that
 * nothing is waited for, and no remote has remotes of its own. `get` rejects for what is not exposed; what imports a version that the page
 * has not throws when it is run.
 */
export function startContainer(container: ContainerRequire): void {
  const { chunkMapping, moduleIdToConsumeDataMapping: consumed } = container.consumesLoadingData;
  const { moduleMap } = container.initializeExposesData;
  let scope: ShareScope = {};
  container.initContainer = (shared) => {
    scope = shared;
  };
  container.getContainer = async (expose) => {
    const found = moduleMap[expose];
    if (!found) throw new Error(`the container exposes no ${expose}`);
    return found();
  };
  // Before a chunk is run, what it imports from the page stands among the modules of the container.
  container.f.consumes = (chunk) => {
    for (const id of chunkMapping[chunk] ?? [])
      container.m[id] = (module) => {
        module.exports = sharedModule(scope, consumed[id]!);
      };
  };
}

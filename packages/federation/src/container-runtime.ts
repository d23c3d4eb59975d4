import { satisfy } from './satisfy.ts';

/** Of federation's share scope, what is read here: the versions of each module that the page has. */
export type SharedModules = Record<string, Record<string, { lib?: () => unknown }>>;

/** Of the bundler's `require` in a container, what is used here. */
type BundlerRequire = {
  S: Record<string, SharedModules>;
  m: Record<string, (module: { exports: unknown }) => void>;
};

type Consumed = { shareKey: string; shareInfo: { shareConfig: { requiredVersion: string } } };

type ConsumeOptions = {
  webpackRequire: BundlerRequire;
  chunkId: string;
  /** What a chunk takes from the page, by the names of its modules. */
  chunkMapping: Record<string, string[]>;
  moduleToHandlerMapping: Record<string, Consumed>;
};

const SCOPE = 'default';

/** Throws for a container that needs another version than the page has: half of it would work. */
function sharedModule({ S }: BundlerRequire, { shareKey, shareInfo }: Consumed): unknown {
  const { requiredVersion } = shareInfo.shareConfig;
  const versions = S[SCOPE]?.[shareKey] ?? {};
  const version = Object.keys(versions).find((known) => satisfy(known, requiredVersion));
  const lib = version && versions[version]?.lib;
  if (lib) return lib();
  throw new Error(`${shareKey} ${Object.keys(versions).join(', ')} of the page does not satisfy ${requiredVersion}`);
}

/** The modules stand in the container before the chunk that imports them is run. They are in the page: nothing is waited for. */
function consumes({ webpackRequire, chunkId, chunkMapping, moduleToHandlerMapping }: ConsumeOptions): void {
  for (const id of chunkMapping[chunkId] ?? [])
    webpackRequire.m[id] = (module) => {
      module.exports = sharedModule(webpackRequire, moduleToHandlerMapping[id]!);
    };
}

function initContainerEntry({ webpackRequire, shareScope }: { webpackRequire: BundlerRequire; shareScope: object }) {
  webpackRequire.S[SCOPE] = shareScope as SharedModules;
}

const nothing = (): void => undefined;

/**
 * What federation's plugin calls in a container, where all that is shared stands in the page and no remote has remotes of its own.
 * `runtime-of-host.ts` is the other end. Source: `@module-federation/webpack-bundler-runtime`.
 */
Object.assign(globalThis, {
  __HUB_CONTAINERS__: () => ({
    bundlerRuntime: { S: {}, init: nothing, I: nothing, installInitialConsumes: nothing, initContainerEntry, consumes },
  }),
});

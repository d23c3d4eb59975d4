/*
 * Stands in for modules of federation's runtime, of its kit and of its part in bundles: containers are opened by `container.ts`, so that
 * no build names a remote or loads a script by them, and none shakes what is shared.
 */
type Init = { webpackRequire: { federation: { initOptions: object; runtime: { init(options: object): unknown } } } };

export const init = ({ webpackRequire: { federation } }: Init): unknown =>
  federation.runtime.init(federation.initOptions);

export const getUsedExports = (): undefined => undefined;
export const getSharedFallbackGetter = ({ factory }: { factory: unknown }): unknown => factory;

const never = (): never => {
  throw new Error('containers are opened by the host');
};

export {
  never as createLink,
  never as createScript,
  never as getRemoteEntry,
  never as getRemoteEntryUniqueKey,
  never as getRemoteInfo,
  never as isEsmRemoteType,
  never as isStaticResourcesEqual,
  never as loadScript,
  never as remotes,
  never as safeWrapper,
};

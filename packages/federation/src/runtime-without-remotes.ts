/* Stands in for modules of federation's runtime of bundles: no build names a remote, and none shakes what is shared. */
export const remotes = (): void => undefined;
export const getUsedExports = (): undefined => undefined;
export const getSharedFallbackGetter = ({ factory }: { factory: unknown }): unknown => factory;

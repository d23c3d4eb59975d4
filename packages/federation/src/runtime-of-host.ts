/*
 * Stands in a remote for federation's runtime of bundles. Whoever loads a container has that code, and has set this
 * (`container-runtime.ts`): hosts from before facade 1.5 have not, which is why remotes need it.
 */
const { __HUB_CONTAINERS__ } = globalThis as unknown as { __HUB_CONTAINERS__: () => object };

const containerRuntime = __HUB_CONTAINERS__();

export { containerRuntime as default };

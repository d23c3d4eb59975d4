import { createInstance, getInstance } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { attachShareScopeMap, bundlerRuntime } from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

type InstanceOptions = Parameters<typeof createInstance>[0];

/** The runtime's own `init` finds by the build's name as well, which all containers have from the host that lends its code. */
function init(options: InstanceOptions) {
  const known = getInstance((instance) => instance.options.name === options.name);
  if (!known) return createInstance({ ...options, id: '' });
  known.initOptions({ ...options, id: '' });
  return known;
}

/** For each container a state of its own, over code that the host has anyway: `runtime-of-host.ts` is the other end. */
Object.assign(globalThis, {
  __HUB_CONTAINERS__: () => ({
    runtime: { init },
    bundlerRuntime: { ...bundlerRuntime, S: {}, initContainerEntry },
    attachShareScopeMap,
    bundlerRuntimeOptions: {},
  }),
});

/** For remotes from before facade 1.5, which bring the runtime of bundles and no core. A page of another site may have one. */
(globalThis as { _FEDERATION_RUNTIME_CORE?: object })._FEDERATION_RUNTIME_CORE ??= runtimeCore;

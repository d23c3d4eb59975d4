import { createInstance } from '@module-federation/enhanced/runtime';
import injectRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import './container-runtime.ts';
import { givenModules } from './versions.ts';

type Name = keyof typeof givenModules;
type Plugins = NonNullable<Parameters<typeof createInstance>[0]['plugins']>;

/** No other host has this name: one of the same name would be given ours, with our plugins, in a page of another site. */
const NAME = 'hub_host';

/**
 * The host of the page: the modules that remotes take from it, and `plugins` of federation. For the shell alone; the plugin of the
 * bundler would ask versions of the shell's own imports too, at run time, before the first drawing.
 */
export function createHost(modules: Record<Name, object>, plugins: Plugins) {
  const shared = Object.entries(givenModules).map(([name, version]) => {
    const lib = () => modules[name as Name];
    return [name, { version, lib, shareConfig: { singleton: true, eager: true, requiredVersion: false as const } }];
  });
  return createInstance({
    name: NAME,
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(shared),
    plugins: [injectRuntimeCore(), ...plugins],
  });
}

import { createInstance } from '@module-federation/enhanced/runtime';
import injectRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import './container-runtime.ts';
import { openContainer, type Container, type Remote } from './container.ts';
import { givenModules } from './versions.ts';

type Name = keyof typeof givenModules;

/** No other host has this name: one of the same name would be given ours in a page of another site. */
const NAME = 'hub_host';

/**
 * The host of the page, with the modules that remotes take from it. For the shell alone; the plugin of the bundler would ask versions of
 * the shell's own imports too, at run time, before the first drawing.
 */
export function createHost(modules: Record<Name, object>) {
  const shared = Object.entries(givenModules).map(([name, version]) => {
    const lib = () => modules[name as Name];
    return [name, { version, lib, shareConfig: { singleton: true, eager: true, requiredVersion: false as const } }];
  });
  const { shareScopeMap } = createInstance({
    name: NAME,
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(shared),
    plugins: [injectRuntimeCore()],
  });
  const opened = new Map<string, Promise<Container>>();

  /** One for all that the remote exposes. */
  function open(remote: Remote, anew: boolean): Promise<Container> {
    const known = anew ? undefined : opened.get(remote.name);
    if (known) return known;
    const opening = openContainer(remote, shareScopeMap.default ?? {});
    opened.set(remote.name, opening);
    opening.catch(() => opened.get(remote.name) === opening && opened.delete(remote.name));
    return opening;
  }

  return {
    /** The module that a remote exposes as `./name`. `anew`: with an entry that is loaded once more. */
    async load<Module>(remote: Remote, expose: string, anew: boolean): Promise<Module> {
      const container = await open(remote, anew);
      const factory = await container.get(expose);
      return factory() as Module;
    },
  };
}

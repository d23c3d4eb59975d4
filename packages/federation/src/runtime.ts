import { openContainer, type Container, type Remote, type ShareScope } from './container.ts';
import { givenModules } from './versions.ts';

type Name = keyof typeof givenModules;

/**
 * The host of the page, with the modules that remotes take from it. For the shell alone; the plugin of the bundler would ask versions of
 * the shell's own imports too, at run time, before the first drawing.
 */
export function createHost(modules: Record<Name, object>) {
  const shared: ShareScope = Object.fromEntries(
    Object.entries(givenModules).map(([name, version]) => [
      name,
      { [version]: { get: () => () => modules[name as Name] } },
    ]),
  );
  const opened = new Map<string, Promise<Container>>();

  /** One for all that the remote exposes. */
  function open(remote: Remote, anew: boolean): Promise<Container> {
    const known = anew ? undefined : opened.get(remote.name);
    if (known) return known;
    const opening = openContainer(remote, shared, anew);
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

import { createInstance } from '@module-federation/enhanced/runtime';
import injectRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import './container-runtime.ts';
import { builtWith } from './versions.ts';

type Options = Parameters<typeof createInstance>[0];
type Module = object;

/** Of what the site gives to its remotes: the version comes with what is given, and a remote says which one it needs. */
const given = (version: string, module: Module) =>
  ({
    version,
    lib: () => module,
    shareConfig: { singleton: true, eager: true, requiredVersion: false },
  }) as const;

/**
 * The host of the page: what remotes take from it, and `plugins` of federation. Called by the shell alone; the plugin of the bundler would
 * ask versions of the shell's own imports, at run time, before the first drawing.
 */
export function createHost({
  facade,
  react,
  plugins,
}: {
  facade: Module;
  react: Record<string, Module>;
  plugins: Options['plugins'];
}) {
  const shared = Object.entries(react).map(([name, module]) => [name, given(builtWith.react, module)] as const);
  return createInstance({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries([...shared, ['@hub/web', given(builtWith.facade, facade)]]),
    plugins: [injectRuntimeCore(), ...(plugins ?? [])],
  });
}

import { generateExposeFilename } from '@module-federation/sdk';
import type { Compilation, Compiler, RspackPluginInstance } from '@rspack/core';

const NAME = 'routes-in-entry';
export const ROUTES = './routes';
const CHUNK = generateExposeFilename(ROUTES, false);

/**
 * Every page of a remote needs its routes: they come in the entry, which is one file less to ask for and to run. The entry finds them
 * as it finds every chunk that was there before it.
 */
export function routesInEntry(entry: string): RspackPluginInstance {
  return {
    apply({ hooks, rspack }: Compiler) {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      hooks.thisCompilation.tap(NAME, (compilation) => {
        compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
          const file = scriptOf(compilation);
          const routes = String(compilation.assets[file]?.source());
          compilation.updateAsset(entry, (own) => new rspack.sources.ConcatSource(routes, ';\n', own));
          compilation.deleteAsset(file);
        });
      });
    },
  };
}

function scriptOf({ namedChunks }: Compilation): string {
  const file = [...(namedChunks.get(CHUNK)?.files ?? [])].find((name) => name.endsWith('.js'));
  if (!file) throw new Error('the remote has no chunk of its routes');
  return file;
}

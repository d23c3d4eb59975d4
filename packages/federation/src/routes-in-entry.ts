import { generateExposeFilename } from '@module-federation/sdk';
import type { Compilation, Compiler, RspackPluginInstance } from '@rspack/core';

export const NAME = 'routes-in-entry';
export const ROUTES = './routes';
const CHUNK = generateExposeFilename(ROUTES, false);

/**
 * Every page of a remote needs its routes: they come in the entry, which is one file less to ask for and to run. The entry finds them
 * as it finds every chunk that was there before it. After all else: names, tables of hashes and sizes are settled by then.
 */
export function routesInEntry(entry: string): RspackPluginInstance {
  return {
    name: NAME,
    apply({ hooks, rspack }: Compiler) {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      hooks.thisCompilation.tap(NAME, (compilation) => {
        compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
          const file = scriptOf(compilation);
          const routes = compilation.assets[file]?.source();
          if (routes === undefined) throw new Error(`${file} of the remote was not written`);
          compilation.updateAsset(entry, (own) => new rspack.sources.ConcatSource(String(routes), ';\n', own));
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

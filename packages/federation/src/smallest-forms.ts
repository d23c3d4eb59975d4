import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const federation = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'));
const web = createRequire(join(import.meta.dirname, '..', '..', 'web', 'package.json'));
const RUNTIME = ['webpack-bundler-runtime', 'runtime', 'runtime-tools', 'inject-external-runtime-core-plugin'];

/**
 * Aliases from what a library hands out to the smaller form it has as well. The federation plugin names its runtime by
 * the paths of CommonJS files, of which nothing can be left out: their ES modules save 6 KB brotli on every page. The
 * router's exports know only the build that warns developers.
 */
export function smallestForms(): Record<string, string> {
  const runtime = RUNTIME.map((name) => federation.resolve(`@module-federation/${name}`));
  const router = createRequire(web.resolve('react-router-dom')).resolve('react-router/package.json');
  const production = join(dirname(router), 'dist', 'production');
  return {
    ...Object.fromEntries(runtime.map((file) => [file, file.replace(/\.cjs$/, '.js')])),
    'react-router$': join(production, 'index.mjs'),
    'react-router/dom$': join(production, 'dom-export.mjs'),
  };
}

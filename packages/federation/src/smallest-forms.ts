import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const federation = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'));
const web = createRequire(join(import.meta.dirname, '..', '..', 'web', 'package.json'));
const RUNTIME = ['webpack-bundler-runtime', 'runtime', 'runtime-tools', 'inject-external-runtime-core-plugin'];

/** The plugin names CommonJS files, which are not tree-shaken: the ES modules save 6 KB brotli on every page. */
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

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const web = createRequire(join(import.meta.dirname, '..', '..', 'web', 'package.json'));

/** The router's files for production. */
export function smallestForms(): Record<string, string> {
  const router = createRequire(web.resolve('react-router-dom')).resolve('react-router/package.json');
  const production = join(dirname(router), 'dist', 'production');
  return {
    'react-router$': join(production, 'index.mjs'),
    'react-router/dom$': join(production, 'dom-export.mjs'),
  };
}

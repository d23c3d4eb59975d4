import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, enableCompileCache, registerHooks, setSourceMapsSupport } from 'node:module';
import { basename, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { inLocal, root } from './places.mjs';

/** Node's own stripping of types does not write the metadata of decorators that NestJS and TypeORM read. */
const folder = inLocal('cache', 'ts');
const ENDING = /\.tsx?(?=\?|$)/;
const require = createRequire(import.meta.url);
const { version } = /** @type {{ version: string }} */ (require('@swc/core/package.json'));
const options = {
  swcrc: false,
  module: { type: 'es6' },
  sourceMaps: 'inline',
  // A trace needs places only; a map is read when its module is loaded, whether anything fails or not.
  inlineSourcesContent: false,
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', decorators: true, tsx: false },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: 'automatic' },
    },
    keepClassNames: true,
    experimental: { keepImportAttributes: true },
  },
};
const RULES = createHash('sha256')
  .update(`${version}${JSON.stringify(options)}`)
  .digest('hex');
const HASH_LENGTH = RULES.length;

mkdirSync(folder, { recursive: true });
enableCompileCache(inLocal('cache', 'node'));
// The places of libraries are those of the files that they ship.
setSourceMapsSupport(true, { nodeModules: false });

/** @param {string} path @returns {string | undefined} */
const readIfThere = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

/** @param {string} path */
function compiled(path) {
  const text = readFileSync(path, 'utf8');
  const hash = createHash('sha256').update(RULES).update(text).digest('hex');
  // A copy of the tree may share the folder: a file is known by its place in the tree, and its map names no folder.
  const kept = join(folder, createHash('sha256').update(relative(root, path)).digest('hex'));
  const known = readIfThere(kept);
  if (known?.startsWith(hash)) return known.slice(HASH_LENGTH);
  /** @type {typeof import('@swc/core')} */
  const { transformSync } = require('@swc/core');
  const parser = { ...options.jsc.parser, tsx: path.endsWith('x') };
  const names = { filename: path, sourceFileName: basename(path) };
  const { code } = transformSync(text, { ...options, ...names, jsc: { ...options.jsc, parser } });
  // Many processes start at once: each writes a file of its own and puts it in place as a whole.
  writeFileSync(`${kept}.${process.pid}`, hash + code);
  renameSync(`${kept}.${process.pid}`, kept);
  return code;
}

/** Where a specifier of our own files leads; in one package it always leads to the same place. @type {Map<string, object>} */
const led = new Map();
const OURS = pathToFileURL(`${root}/`).href;
/** @param {string} url */
const packageOf = (url) => url.slice(OURS.length).split('/', 3).join('/');

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context;
    if (!parentURL.startsWith(OURS) || parentURL.includes('/node_modules/') || !ENDING.test(parentURL))
      return next(specifier, context);
    if (specifier.startsWith('.')) {
      if (!ENDING.test(specifier)) return next(specifier, context);
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    }
    const way = context.conditions?.includes('require') ? 'require' : 'import';
    const from = `${packageOf(parentURL)} ${way} ${specifier}`;
    const known = led.get(from) ?? next(specifier, context);
    led.set(from, known);
    return { ...known, shortCircuit: true };
  },
  load(url, context, next) {
    if (!url.startsWith('file:') || !ENDING.test(url)) return next(url, context);
    return { format: 'module', source: compiled(fileURLToPath(url)), shortCircuit: true };
  },
});

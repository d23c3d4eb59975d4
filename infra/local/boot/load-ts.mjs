import { transformSync, version } from '@swc/core';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { enableCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inLocal } from './places.mjs';

/** Node's own stripping of types does not write the metadata of decorators that NestJS and TypeORM read. */
const folder = inLocal('cache', 'ts');
const ENDING = /\.tsx?(?=\?|$)/;
const options = {
  swcrc: false,
  module: { type: 'es6' },
  sourceMaps: 'inline',
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
process.setSourceMapsEnabled(true);

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
  const kept = join(folder, createHash('sha256').update(path).digest('hex'));
  const known = readIfThere(kept);
  if (known?.startsWith(hash)) return known.slice(HASH_LENGTH);
  const parser = { ...options.jsc.parser, tsx: path.endsWith('x') };
  const { code } = transformSync(text, { ...options, filename: path, jsc: { ...options.jsc, parser } });
  // Many processes start at once: each writes a file of its own and puts it in place as a whole.
  writeFileSync(`${kept}.${process.pid}`, hash + code);
  renameSync(`${kept}.${process.pid}`, kept);
  return code;
}

registerHooks({
  load(url, context, next) {
    if (!url.startsWith('file:') || !ENDING.test(url)) return next(url, context);
    return { format: 'module', source: compiled(fileURLToPath(url)), shortCircuit: true };
  },
});

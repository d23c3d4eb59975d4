import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

export const localFolder = join(root, '.local');

/** @param {...string} parts */
export const inRoot = (...parts) => join(root, ...parts);

/** @param {...string} parts */
export const inLocal = (...parts) => join(localFolder, ...parts);

/** Flags with which Node runs our TypeScript as services need it, with decorators. */
export const withDecorators = ['--import', inRoot('infra', 'local', 'boot', 'load-ts.mjs')];

import { globSync } from 'node:fs';
import { root } from '../boot/places.mjs';

/** Where a test runs: Node, a service's own databases, the whole site, a page without a site, the whole site in a browser. */
export type TestPart = 'unit' | 'services' | 'faults' | 'web' | 'browser';

const ENDINGS = '{spec,test,e2e-spec}.{ts,tsx}';
const TEST_FILES = `{infra,packages,services,shell,mfe-*,tests}/**/*.${ENDINGS}`;
const NOT_OURS = /(^|\/)(node_modules|dist|\.local)(\/|$)/;

export function partOf(path: string): TestPart {
  if (path.startsWith('tests/e2e/')) return 'browser';
  if (path.startsWith('tests/faults/')) return 'faults';
  if (/\.web\.spec\.tsx?$/.test(path)) return 'web';
  return path.startsWith('services/') && path.includes('.e2e-spec.') ? 'services' : 'unit';
}

/** Journeys and faults need a site with all its front ends. */
export const isOnSite = (path: string): boolean => ['browser', 'faults'].includes(partOf(path));

/** Every test file of this tree, relative to its root. */
export const testFiles = (): string[] => globSync(TEST_FILES, { cwd: root, exclude: (path) => NOT_OURS.test(path) });

import { defineConfig } from 'vitest/config';
import { LongestFirst } from './packages/nest-kit/src/testing/longest-first.ts';

/** Component tests have a configuration of their own: tests/web/vitest.config.ts. */
const OF_PAGES = '**/*.web.spec.tsx';
/** Whole sites whose parts are killed: they wait more than they work. Their processes check each other's hashes of passwords. */
const FAULTS = 'tests/faults/**/*.e2e-spec.ts';
/** Loads TypeScript as the services do: nothing is compiled twice, and what is tested is what runs. */
const LOADER = new URL('infra/local/boot/load-ts.mjs', import.meta.url).href;
const CHEAP_PASSWORDS = new URL('packages/nest-kit/src/testing/cheap-passwords.ts', import.meta.url).href;
const sharing = (...loaded: string[]) => ({
  isolate: false,
  execArgv: loaded.flatMap((url) => ['--import', url]),
  experimental: { viteModuleRunner: false, nodeLoader: false },
});
/** Files that change or weigh their process, make modules anew, import styles, which Node cannot load, or hash as the product does. */
const APART = [
  'services/identity/src/staff/password.spec.ts',
  'packages/nest-kit/test/files/picture-decoder.spec.ts',
  'packages/web/src/ui/gallery/kit-gallery.test.tsx',
  'services/support/test/exports.e2e-spec.ts',
  'packages/web/src/{base-query,page-title,send-file,session,single-copy}.spec.ts',
];

const project = (name: string, how: object, include: string[], more: string[] = []) => ({
  test: {
    name,
    ...how,
    include,
    setupFiles: ['leave-as-found', 'away-from-edges'].map((name) => `packages/nest-kit/src/testing/${name}.ts`),
    exclude: ['**/node_modules/**', '**/dist/**', '.local/**', 'templates/**', 'tests/e2e/**', ...more],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What a test waits for comes at once on an idle machine, and late on a crowded one.
    expect: { poll: { timeout: 10_000, interval: 50 } },
  },
});

/**
 * Unit and contract tests. They need the private database and Redis that `npm test` provides. Whatever a test starts, it
 * starts anew from its settings, so files share loaded modules: loading them costs more than most of the tests.
 */
export default defineConfig({
  test: {
    globalSetup: 'packages/nest-kit/src/testing/global-setup.ts',
    pool: 'forks',
    maxWorkers: 2,
    passWithNoTests: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      project(
        'shared',
        sharing(LOADER, CHEAP_PASSWORDS),
        ['**/*.{spec,test}.{ts,tsx}', '**/*.e2e-spec.ts'],
        [...APART, OF_PAGES, FAULTS],
      ),
      project('apart', { isolate: true }, APART),
      project('faults', sharing(LOADER), [FAULTS]),
    ],
  },
});

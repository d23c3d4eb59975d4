import { defineConfig } from 'vitest/config';

const OF_SERVICES = 'services/*/test/**/*.e2e-spec.ts';
/** Component tests have a configuration of their own: tests/web/vitest.config.ts. */
const OF_PAGES = '**/*.web.spec.tsx';

const project = (name: string, isolate: boolean, include: string[], more: string[] = []) => ({
  test: {
    name,
    isolate,
    include,
    exclude: ['**/node_modules/**', '**/dist/**', '.local/**', 'tests/e2e/**', ...more],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // What a test waits for comes at once on an idle machine, and late on a crowded one.
    expect: { poll: { timeout: 10_000, interval: 50 } },
  },
});

/**
 * Unit and contract tests. They need the private database and Redis that `npm test` provides. The tests of services start
 * everything anew from its settings, so their files may share loaded modules: loading them costs more than most of them.
 */
export default defineConfig({
  test: {
    globalSetup: 'packages/nest-kit/src/testing/global-setup.ts',
    pool: 'forks',
    maxWorkers: 2,
    passWithNoTests: false,
    projects: [
      project('services', false, [OF_SERVICES]),
      project('others', true, ['**/*.{spec,test}.{ts,tsx}', '**/*.e2e-spec.ts'], [OF_SERVICES, OF_PAGES]),
    ],
  },
});

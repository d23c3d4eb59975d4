import { defineConfig } from 'vitest/config';

/** Unit and contract tests. They need the private database and Redis that `npm test` provides. */
export default defineConfig({
  test: {
    include: ['**/*.{spec,test}.{ts,tsx}', '**/*.e2e-spec.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '.local/**', 'tests/e2e/**'],
    globalSetup: 'packages/nest-kit/src/testing/global-setup.ts',
    pool: 'forks',
    maxWorkers: 2,
    isolate: true,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    passWithNoTests: false,
    // What a test waits for comes at once on an idle machine, and late on a crowded one.
    expect: { poll: { timeout: 10_000, interval: 50 } },
  },
});

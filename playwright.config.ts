import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/browser.ts';
import { patience } from './tests/e2e/recorded/patience.ts';

const setup = resolve(import.meta.dirname, 'tests/e2e/site.setup.ts');

/** Begun in the order of their names they would go on alone, when all others have ended. */
const LONGEST = '**/{topup,screens,skew}.spec.ts';

/** Whole-system tests in a real browser, against a private site that the set-up starts. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.local/playwright',
  ...(existsSync(setup) && { globalSetup: setup }),
  // A pass at the second try is no pass.
  retries: 0,
  // They wait for half of their time.
  workers: 3,
  timeout: patience * 60_000,
  expect: { timeout: patience * 10_000 },
  forbidOnly: true,
  reporter: [['list'], ['./infra/local/test/report/playwright-reporter.ts']],
  use: {
    locale: 'zh-TW',
    timezoneId: 'Asia/Taipei',
    // What moves is drawn anew sixty times a second: a tenth of what a journey cost.
    contextOptions: { reducedMotion: 'reduce' },
    // What does not come is told long before a test of many steps is over.
    actionTimeout: patience * 30_000,
    screenshot: 'only-on-failure',
    browserName: 'chromium',
    // A document lives for a second or two: what V8 makes faster for longer is not used any more.
    launchOptions: { ...launchOptions, args: [...launchOptions.args, '--js-flags=--no-opt,--no-maglev'] },
  },
  projects: [
    { name: 'longest first', testMatch: LONGEST },
    { name: 'chromium', testIgnore: LONGEST },
  ],
});

import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { layerCss } from '../../packages/federation/src/layer-css.ts';
import { launchOptions } from '../browser.ts';
import { drawsNoMore, emulate } from './node/commands.ts';
import { libraries } from './node/libraries.ts';
import { areaOfFile, root } from './node/site-data.ts';
import { sitePlugin } from './node/site-plugin.ts';

const kit = join(root, 'packages/web/src/ui');

/** Component tests: pages in a real browser, without a site behind them. */
export default defineConfig({
  root,
  plugins: [sitePlugin()],
  cacheDir: join(root, '.local/cache/vite'),
  resolve: { dedupe: ['react', 'react-dom'] },
  // Libraries as players get them: in development React checks and names everything, a quarter of what these tests cost.
  define: { HUB_DEVELOPMENT: 'false', 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  optimizeDeps: {
    noDiscovery: true,
    include: libraries,
    rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
  },
  css: {
    postcss: { plugins: [layerCss((file) => (file.startsWith(kit) ? 'kit' : areaOfFile(file)))] },
    modules: { generateScopedName: '[local]_[hash:base64:5]' },
  },
  test: {
    name: 'web',
    include: ['{shell,mfe-*,packages,tests/web}/**/*.web.spec.tsx'],
    setupFiles: [join(root, 'tests/web/src/setup.ts')],
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What a test waits for comes at once on an idle machine, and late on a crowded one.
    expect: { poll: { timeout: 10_000, interval: 20 } },
    browser: {
      enabled: true,
      headless: true,
      ui: false,
      screenshotFailures: false,
      commands: { drawsNoMore, emulate },
      provider: playwright({
        launchOptions,
        contextOptions: { locale: 'zh-TW', timezoneId: 'Asia/Taipei', reducedMotion: 'reduce' },
        actionTimeout: 20_000,
      }),
      instances: [{ browser: 'chromium', viewport: { width: 360, height: 740 } }],
    },
  },
});

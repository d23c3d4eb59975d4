/* Component tests alone, with whatever the tool takes behind `npm run test:pages --`. */
import { sayFailure } from '../boot/say.mjs';
import { watchTool } from '../machine/tools.ts';
import { onStopSignal, tearDown } from '../machine/teardown.ts';
import { provideBrowser } from './browser.ts';

/** Somebody watches, and may look at a page for hours. */
const DAY_MS = 86_400_000;

async function leave(code: number): Promise<never> {
  await tearDown();
  process.exit(code);
}

onStopSignal(() => void leave(130));
try {
  const flags = ['run', '--config', 'tests/web/vitest.config.ts', ...process.argv.slice(2)];
  await leave(await watchTool('vitest', flags, { CHROMIUM_PATH: await provideBrowser() }, { limitMs: DAY_MS }));
} catch (error) {
  sayFailure(error, 'The pages could not be tested');
  await leave(1);
}

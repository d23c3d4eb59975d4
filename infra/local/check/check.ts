import { sayFailure, title } from '../boot/say.mjs';
import { onStopSignal, tearDown } from '../machine/teardown.ts';
import { provideTestStores } from '../stores/test-stores.ts';
import { checkParts } from './parts.ts';
import { runChecks } from './run-checks.ts';

async function leave(code: number): Promise<never> {
  await tearDown();
  process.exit(code);
}

onStopSignal(() => void leave(130));
try {
  const parts = checkParts(process.argv.slice(2));
  title(`Check: ${parts.map(({ name }) => name).join(', ')}`);
  const url = process.env.TEST_MARIADB_URL ?? (await provideTestStores()).database.adminUrl;
  const { passed, failed } = await runChecks(url, parts);
  process.stdout.write(
    failed.length
      ? `\n${passed} ok, ${failed.length} failed: ${failed.join(', ')}\n`
      : `\nAll ${passed} checks are fine.\n`,
  );
  await leave(failed.length ? 1 : 0);
} catch (error) {
  sayFailure(error, 'Not checked');
  await leave(1);
}

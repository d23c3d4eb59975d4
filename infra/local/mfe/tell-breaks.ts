/* `tell-breaks.ts <site> <area>`: what remotes that are live would fail at, as JSON. */
import { breaksOf } from './breaks-of.ts';

const [, , site = '', area = ''] = process.argv;
try {
  process.stdout.write(JSON.stringify(await breaksOf(site, area)));
  process.exit(0);
} catch (error) {
  process.stderr.write((error as Error).message);
  process.exit(1);
}

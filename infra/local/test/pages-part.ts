import { line } from '../boot/say.mjs';
import type { Stores } from '../stores/provide-stores.ts';
import { vitestPart, type Choice } from './parts.ts';
import { counted, sum, type Tally } from './report/tally.ts';
import { partOf, testFiles } from './test-files.ts';

const OF_PAGES = ['--config', 'tests/web/vitest.config.ts'];

/**
 * Tests of pages without a site. Chromium has been seen to stop drawing a page under load: whatever waits for it there waits without
 * end. What such a browser had not ended is tested in another one, once.
 */
export async function pagesPart(stores: Stores, choice: Choice): Promise<Tally> {
  const part = (of: Choice) => vitestPart('web', stores, of, OF_PAGES);
  const first = await part(choice);
  if (!first.stalled) return first;
  const ended = new Set(first.files.map(({ path }) => path));
  const wanted = choice.files ?? testFiles().filter((file) => partOf(file) === 'web');
  const files = wanted.filter((file) => !ended.has(file));
  line('web', `the browser drew no more: ${files.length} files are tested in another one`);
  const second = await part({ ...choice, files });
  const lost = second.stalled ? [counted('web', 0, ['web: the second browser drew no more either'])] : [];
  return { ...sum([first, second, ...lost]), part: 'web' };
}

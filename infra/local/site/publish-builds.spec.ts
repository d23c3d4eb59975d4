import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtOf } from './publish-builds.ts';

it('the build of a front end that the tree has no more stays unpublished', () => {
  const folder = mkdtempSync(join(tmpdir(), 'builds-'));
  for (const area of ['shell', 'vip', 'club']) writeFileSync(join(folder, `${area}.json`), JSON.stringify({ area }));
  expect(builtOf(folder, ['shell', 'mfe-support', 'mfe-vip'])).toEqual([{ area: 'shell' }, { area: 'vip' }]);
  rmSync(folder, { recursive: true });
});

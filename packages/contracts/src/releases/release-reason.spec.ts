import { expect, it } from 'vitest';
import { releaseReason } from './release-reason.ts';

it('a reason is one line of signs that are seen, whatever was sent', async () => {
  const sent = ' \u001b[31m領不到序號\n18:00 stopped by: owner\u202e ';
  expect(await releaseReason().validate(sent)).toBe('[31m領不到序號 18:00 stopped by: owner');
});

import { expect, it } from 'vitest';
import { endedWithin, startChild } from './children.ts';

const stubborn = "process.on('SIGINT', () => process.exit(3)); setInterval(() => undefined, 1000)";

it('what is over in time tells how, and what is not is interrupted, so that it can tell what it has', async () => {
  expect(await endedWithin(startChild('quick', process.execPath, ['-e', 'process.exit(2)']), 30_000)).toMatchObject({
    code: 2,
  });
  const late = startChild('late', process.execPath, ['-e', stubborn]);
  expect(await endedWithin(late, 1000)).toBeNull();
  expect(late.end).toMatchObject({ code: 3 });
});

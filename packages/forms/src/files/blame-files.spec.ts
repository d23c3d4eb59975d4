import { describe, expect, it } from 'vitest';
import { blameFiles } from './blame-files.ts';
import { FileQueue } from './file-queue.ts';

function aQueue(...ids: string[]) {
  const never = () => new Promise<never>(() => undefined);
  const queue = new FileQueue({
    newId: () => '',
    prepare: never,
    send: never,
    explain: () => ({ reason: '', retry: true }),
  });
  for (const id of ids) queue.restore({ id, name: id, body: new Blob([id]), upload: `up-${id}` });
  const reasons = () => queue.list().map(({ id, reason }) => [id, reason]);
  return { queue, reasons };
}

describe('files that the server names', () => {
  it('are found by the order in which they were sent', () => {
    const { queue, reasons } = aQueue('new', 'a', 'b');
    expect(blameFiles({ attachment2: 'gone', file01: 'gone', msg: 'no' }, ['a', 'b'], queue)).toEqual({ msg: 'no' });
    expect(reasons()).toEqual([
      ['new', undefined],
      ['a', undefined],
      ['b', 'gone'],
    ]);
  });

  it('leave the general sentence when they were taken out meanwhile', () => {
    const { queue, reasons } = aQueue('b');
    expect(blameFiles({ attachment1: 'gone', file01: 'gone' }, ['a', 'b'], queue)).toEqual({ file01: 'gone' });
    expect(reasons()).toEqual([['b', undefined]]);
  });
});

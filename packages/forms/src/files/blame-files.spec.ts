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

const pictures = { field: 'attachment', place: 'file01' };
const papers = { field: 'attachment_id', place: 'attachment_id' };

describe('files that the server names', () => {
  it('are found by the order in which they were sent', () => {
    const { queue, reasons } = aQueue('new', 'a', 'b');
    expect(blameFiles({ attachment2: 'gone', file01: 'gone', msg: 'no' }, pictures, ['a', 'b'], queue)).toEqual({
      msg: 'no',
    });
    expect(reasons()).toEqual([
      ['new', undefined],
      ['a', undefined],
      ['b', 'gone'],
    ]);
  });

  it('leave the general sentence when they were taken out meanwhile', () => {
    const { queue, reasons } = aQueue('b');
    expect(blameFiles({ attachment1: 'gone', file01: 'gone' }, pictures, ['a', 'b'], queue)).toEqual({
      file01: 'gone',
    });
    expect(reasons()).toEqual([['b', undefined]]);
  });

  it('belong to the group whose name they bear', () => {
    const { queue, reasons } = aQueue('a');
    const fields = { attachment_id1: 'broken', attachment1: 'gone', file01: 'broken' };
    expect(blameFiles(fields, papers, ['a'], queue)).toEqual({ attachment1: 'gone' });
    expect(reasons()).toEqual([['a', 'broken']]);
  });

  it('stand at their group when it is one too many', () => {
    const { queue } = aQueue('a');
    const fields = { attachment_id5: 'at most 4', file01: 'at most 4' };
    expect(blameFiles(fields, papers, ['a'], queue)).toEqual({ attachment_id: 'at most 4' });
    expect(blameFiles({ attachment7: 'at most 6', file01: 'at most 6' }, pictures, ['a'], queue)).toEqual({
      file01: 'at most 6',
    });
  });
});

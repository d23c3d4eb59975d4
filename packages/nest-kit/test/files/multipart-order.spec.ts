import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { FormParts } from '../../src/http/multipart-parts.ts';

it('files keep the order of the form, whichever the disk has first', async () => {
  const room = await mkdtemp(join(tmpdir(), 'hub-order-test-'));
  const limits = { names: new Set(['first', 'second']), fields: 0, fieldBytes: 0, fileBytes: 10, totalBytes: 20 };
  const parts = new FormParts(limits, room, new AbortController().signal);
  const begin = (name: string) => {
    const part = new PassThrough();
    parts.take(part, () => undefined);
    part.emit('header', { 'content-disposition': [`form-data; name="${name}"; filename="${name}.png"`] });
    return part;
  };
  const [first, second] = [begin('first'), begin('second')];
  second.end('ab');
  for (let waited = 0; waited < 50; waited += 1) await turn();
  first.end('a');
  expect((await parts.all()).files.map(({ field }) => field)).toEqual(['first', 'second']);
  await rm(room, { recursive: true });
});

import { describe, expect, it } from 'vitest';
import { END, file, form, part, text, uploadsInTest } from './multipart-parts.ts';
import { seen } from './upload-service.ts';

const { send } = uploadsInTest();

const MALFORMED = [400, 'MULTIPART_MALFORMED,MULTIPART_MALFORMED'] as const;
const headed = (header: string) => part(`Content-Disposition: form-data; name="note"\r\n${header}`);
const refusals: Record<string, [readonly [number, string], string]> = {
  'a form without an end': [MALFORMED, text('note')],
  'a file without an end': [MALFORMED, file('file', 'a.png', 'half').slice(0, -2)],
  'a head without an end': [MALFORMED, '--b\r\nContent-Disposition: form-data; name="note"'],
  'a head cut off by a boundary': [MALFORMED, `--b\r\nContent-Disposition: form-data; name="note"\r\n--b--\r\n`],
  'an empty body': [MALFORMED, ''],
  'another boundary': [MALFORMED, '--c\r\nContent-Disposition: form-data; name="note"\r\n\r\nx\r\n--c--\r\n'],
  'a part without a name': [MALFORMED, part('Content-Disposition: form-data') + END],
  'a part with an empty name': [MALFORMED, text('') + END],
  'a part without a disposition': [MALFORMED, part('Content-Type: text/plain') + END],
  'a part of another disposition': [MALFORMED, part('Content-Disposition: attachment; name="note"') + END],
  'a name twice': [MALFORMED, text('note') + text('note') + END],
  'a name twice in one head': [MALFORMED, part('Content-Disposition: form-data; name="a"; name="b"') + END],
  'two dispositions': [MALFORMED, headed('Content-Disposition: form-data; name="file"') + END],
  'a text and a file of one name': [MALFORMED, file('file', 'a.png') + text('file') + END],
  'two files of one name': [[400, 'FILE_TOO_MANY,FILE_TOO_MANY'], file('file', 'a') + file('file', 'b') + END],
  'a file under a name of no file': [MALFORMED, file('note', 'a.png') + END],
  'the name __proto__': [MALFORMED, text('__proto__') + END],
  'the name constructor': [MALFORMED, text('constructor') + END],
  'the name toString': [MALFORMED, file('toString', 'a.png') + END],
  'a name with a line break': [MALFORMED, text('no\r\nte') + END],
  'a name with a bare line feed': [MALFORMED, text('no\nte') + END],
  'a name with brackets': [MALFORMED, text('a[b][c]') + END],
  'a name of 65 signs': [MALFORMED, text('a'.repeat(65)) + END],
  'a file name with a line break': [MALFORMED, file('file', 'a\r\nX-Injected: 1') + END],
  'an open quote': [MALFORMED, part('Content-Disposition: form-data; name="note') + END],
  'a file name with a broken escape': [
    MALFORMED,
    part(`Content-Disposition: form-data; name="file"; filename*=UTF-8''%E5%`) + END,
  ],
  'a form inside a form': [
    MALFORMED,
    part('Content-Disposition: form-data; name="file"\r\nContent-Type: multipart/mixed; boundary=c') + END,
  ],
  'a transfer coding': [MALFORMED, headed('Content-Transfer-Encoding: base64') + END],
  'a text that is no UTF-8': [MALFORMED, text('note', '\u0000') + END],
  'a text too long': [MALFORMED, text('note', 'x'.repeat(1001)) + END],
  'too many texts': [MALFORMED, Array.from({ length: 9 }, (_, i) => text(`n${i}`)).join('') + END],
  'a thousand parts': [MALFORMED, Array.from({ length: 1000 }, (_, i) => text(`n${i}`)).join('') + END],
  'a thousand files': [MALFORMED, Array.from({ length: 1000 }, (_, i) => file(`n${i}`, 'a')).join('') + END],
  'a huge head': [MALFORMED, headed(`X-Long: ${'x'.repeat(100_000)}`) + END],
  'a head of a thousand lines': [
    MALFORMED,
    headed(Array.from({ length: 1000 }, (_, i) => `X-${i}: x`).join('\r\n')) + END,
  ],
  'a file of no bytes': [[400, 'FILE_EMPTY,FILE_EMPTY'], file('file', 'a.png', '') + END],
};

describe('a form that is refused', () => {
  it.each(Object.entries(refusals))('%s', async (name, [expected, body]) => {
    const entered = seen.entered;
    const bytes = name.includes('UTF-8') ? Buffer.from(body.replace('\u0000', '\u00ff'), 'latin1') : body;
    const answer = await send(bytes, { 'content-type': 'multipart/form-data; boundary=b' });
    expect([answer.status, answer.code]).toEqual(expected);
    expect(seen.entered).toBe(entered);
  });

  it.each([
    ['no boundary', 'multipart/form-data'],
    ['an empty boundary', 'multipart/form-data; boundary='],
    ['a boundary of 71 signs', `multipart/form-data; boundary=${'b'.repeat(71)}`],
    ['two boundaries', 'multipart/form-data; boundary=b; boundary=c'],
  ])('%s', async (_, type) => {
    expect((await send(text('note') + END, { 'content-type': type })).status).toBe(400);
  });

  it('does not open other routes: texts pass, files are refused as before', async () => {
    const texts = await send(form({ note: 'a' }), {}, 'texts');
    expect([texts.status, texts.body]).toEqual([201, { note: 'a' }]);
    const files = await send(form({ file: new File(['a'], 'a.png') }), {}, 'texts');
    expect([files.status, files.code]).toEqual([400, 'BODY_MALFORMED']);
  });
});

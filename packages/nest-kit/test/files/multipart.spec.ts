import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { END, file, form, part, text, uploadsInTest } from './multipart-parts.ts';
import { LARGEST, seen } from './upload-service.ts';

const { raw, send } = uploadsInTest();

describe('a form with files', () => {
  it('comes through whole: texts, names, bytes, hashes', async () => {
    const bytes = randomBytes(3_000_000);
    const sent = {
      note: '儲值沒有到帳',
      file: new File([bytes], '照片 1.png'),
      attachment1: new File(['abc'], 'b.gif'),
    };
    const { status, body } = await send(form(sent));
    expect(status).toBe(201);
    const sha256 = (of: Uint8Array) => createHash('sha256').update(of).digest('hex');
    expect(body).toEqual({
      fields: { note: '儲值沒有到帳' },
      files: [
        { field: 'file', name: '照片 1.png', bytes: bytes.length, sha256: sha256(bytes) },
        { field: 'attachment1', name: 'b.gif', bytes: 3, sha256: sha256(Buffer.from('abc')) },
      ],
    });
  });

  it('takes 8,388,608 bytes and refuses one more', async () => {
    const just = await send(form({ file: new File([new Uint8Array(LARGEST)], 'a.png') }));
    expect([just.status, seen.last?.files[0]?.bytes]).toEqual([201, LARGEST]);
    const over = await send(form({ file: new File([new Uint8Array(LARGEST + 1)], 'a.png') }));
    expect([over.status, over.code]).toEqual([413, 'FILE_TOO_LARGE,FILE_TOO_LARGE']);
    expect(Object.keys(over.body as object)).toEqual(['file01', 'file']);
  });

  it('is read as JSON too, where an id stands for a file', async () => {
    const body = JSON.stringify({ attachment1: 'an-id', note: 'a' });
    const answer = await send(body, { 'content-type': 'application/json' });
    expect(answer.body).toEqual({ fields: { attachment1: 'an-id', note: 'a' }, files: [] });
    expect(
      (await send(text('attachment1', 'an-id') + END, { 'content-type': 'multipart/form-data; boundary=b' })).body,
    ).toEqual({ fields: { attachment1: 'an-id' }, files: [] });
  });

  it('leaves out a file field in which nothing was chosen', async () => {
    const answer = await raw(file('file', '', '') + text('note') + END);
    expect(answer.body).toEqual({ fields: { note: 'x' }, files: [] });
  });

  it('is not read before the route asks for it', async () => {
    const refused = await send(form({ file: new File([new Uint8Array(3_000_000)], 'a.png') }), { 'x-closed': '1' });
    expect(refused.status).toBe(403);
    const unread = await send(form({ file: new File([new Uint8Array(3_000_000)], 'a.png') }), {}, 'unread');
    expect(unread.status).toBe(201);
  });

  it.each([
    ['a path', '../../etc/passwd', 'passwd'],
    ['a Windows path', 'C:\\fakepath\\圖.png', '圖.png'],
    ['control and bidi signs', 'a\u202Egnp.exe\u200B\u0007.png', 'agnp.exe.png'],
    ['a NUL', 'a\0.png', 'a.png'],
    ['a decomposed accent', 'e\u0301.png', '\u00e9.png'],
    ['an escaped line break and quote', 'a%0D%0A%22b.png', 'a"b.png'],
    ['a name of 300 signs', `${'長'.repeat(300)}.png`, `${'長'.repeat(96)}.png`],
    ['nothing but dots and spaces', ' ', 'file'],
    ['an emoji', '😀.png', '😀.png'],
  ])('shows a clean name for %s', async (_, given, shown) => {
    const answer = await raw(file('file', given) + END);
    expect((answer.body as { files: { name: string }[] }).files[0]?.name).toBe(shown);
    expect(seen.last?.files[0]?.path).toMatch(/\/[0-9a-f]{24}$/);
  });

  it('understands a name in the extended form', async () => {
    const head = `Content-Disposition: form-data; name=file; filename="x"; filename*=UTF-8''%E5%9C%96.png`;
    const answer = await raw(part(head) + END);
    expect((answer.body as { files: { name: string }[] }).files[0]?.name).toBe('圖.png');
  });
});

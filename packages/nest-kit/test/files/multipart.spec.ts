import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LARGEST, seen, startUploads } from './upload-service.ts';

let service: Awaited<ReturnType<typeof startUploads>>;
let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'hub-uploads-'));
  service = await startUploads(root);
});
afterEach(async () => {
  seen.hold = null;
  await expect.poll(() => service.left()).toEqual([]);
  // Whatever was sent, the process answers the next one.
  expect((await send(form({ note: 'still here' }))).status).toBe(201);
});
afterAll(async () => {
  await service.close();
  await rm(root, { recursive: true, force: true });
});

const form = (fields: Record<string, string | File>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return body;
};
const send = async (body: FormData | string | Uint8Array, headers: Record<string, string> = {}, path = 'upload') => {
  const answer = await fetch(`${service.url}/${path}`, {
    method: 'POST',
    body: body as BodyInit,
    headers: { ...service.headers, ...headers },
  });
  return { status: answer.status, code: answer.headers.get('x-hub-code'), body: (await answer.json()) as unknown };
};
const raw = (text: string, boundary = 'b') =>
  send(text, { 'content-type': `multipart/form-data; boundary=${boundary}` });
const part = (head: string, body = 'x') => `--b\r\n${head}\r\n\r\n${body}\r\n`;
const text = (name: string, body = 'x') => part(`Content-Disposition: form-data; name="${name}"`, body);
const file = (name: string, fileName: string, body = 'x') =>
  part(`Content-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: image/png`, body);
const END = '--b--\r\n';

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

describe('the wire', () => {
  const dial = (length: number | null) => {
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    const head = [
      'POST /upload HTTP/1.1',
      'host: a',
      ...Object.entries(service.headers).map(([name, value]) => `${name}: ${value}`),
      'content-type: multipart/form-data; boundary=b',
      length === null ? 'transfer-encoding: chunked' : `content-length: ${length}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    return socket;
  };
  const FILE_HEAD = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
  const replyOf = (socket: ReturnType<typeof connect>) =>
    new Promise<string>((resolve) => {
      let all = '';
      socket.on('data', (piece) => (all += piece.toString('latin1'))).on('close', () => resolve(all));
    });

  it('is not read when a form says itself that it is too large', async () => {
    const socket = dial(10_000_000_000);
    expect(await replyOf(socket)).toContain('413 Payload Too Large');
  });

  it('is cut soon after a file grew too large, however much is still to come', async () => {
    const socket = dial(null);
    const reply = replyOf(socket);
    const piece = Buffer.alloc(64 * 1024);
    const send = (bytes: Buffer) => `${bytes.length.toString(16)}\r\n${bytes.toString('latin1')}\r\n`;
    socket.write(send(Buffer.from(FILE_HEAD)));
    let sent = 0;
    const more = setInterval(() => {
      if (socket.writableNeedDrain || socket.destroyed) return;
      sent += piece.length;
      socket.write(send(piece), 'latin1');
    }, 1);
    expect(await reply).toContain('413 Payload Too Large');
    clearInterval(more);
    expect(sent).toBeGreaterThan(LARGEST);
  });

  it('leaves nothing behind when the sender goes in the midst', async () => {
    const socket = dial(1_000_000);
    socket.write(FILE_HEAD + 'x'.repeat(200_000));
    await expect.poll(() => service.left()).toHaveLength(1);
    socket.destroy();
    await expect.poll(() => service.left()).toEqual([]);
  });

  it('lets a handler finish with its files when the sender has gone after the last byte', async () => {
    let release: (() => void) | undefined;
    seen.hold = new Promise<void>((resolve) => (release = resolve));
    const body = `${FILE_HEAD}x\r\n--b--\r\n`;
    const entered = seen.entered;
    const socket = dial(body.length);
    socket.write(body);
    await expect.poll(() => service.left()).toHaveLength(1);
    socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await service.left()).toHaveLength(1);
    release?.();
    await expect.poll(() => seen.entered).toBe(entered + 1);
    await expect.poll(() => service.left()).toEqual([]);
  });
});

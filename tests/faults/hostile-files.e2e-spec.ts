import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sharedTexts, type Texts } from '@hub/contracts/shared';
import { FILE_BYTES_MAX, ticketTexts, type UploadedView } from '@hub/contracts/tickets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAYLOAD, plain, refused, taken } from '../../packages/nest-kit/test/files/samples.ts';
import { startFaultSite } from './fault-site.ts';

const UPLOAD = '/api/questions/attachments?for=create';
const texts: Texts = { ...sharedTexts, ...ticketTexts };
let site: Awaited<ReturnType<typeof startFaultSite>>;
let startedAs: number;

beforeAll(async () => {
  site = await startFaultSite();
  startedAs = site.process('support').pid;
}, 120_000);
afterAll(() => site?.end());

type Answer = { status: number; body: Record<string, unknown> };
const english = (code: string, name: string) =>
  (texts[code]?.en ?? '').replace(/\[([^\]]*)\{name\}([^\]]*)\]/, `$1${name}$2`);

async function upload(bytes: Uint8Array, name = 'proof.png', type = 'image/png'): Promise<Answer> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)], { type }), name);
  const answer = await fetch(site.url + UPLOAD, { method: 'POST', body: form, headers: { 'accept-language': 'en' } });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const BOUNDARY = 'xHUBx';
type Raw = { type?: string; headers?: Record<string, string>; end?: boolean; pauseMs?: number; path?: string };

/** A body exactly as written; the answer, or that the connection was ended. */
function send(parts: (string | Buffer)[], { type, headers = {}, end = true, pauseMs = 0, path = UPLOAD }: Raw = {}) {
  const { hostname, port } = new URL(site.url);
  const contentType = type ?? `multipart/form-data; boundary=${BOUNDARY}`;
  return new Promise<Answer | 'ended'>((done) => {
    const call = request(
      {
        hostname,
        port,
        path,
        method: 'POST',
        agent: false,
        headers: { 'content-type': contentType, 'accept-language': 'en', ...headers },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', () => done('ended'));
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          done({ status: response.statusCode ?? 0, body: (text ? JSON.parse(text) : {}) as Record<string, unknown> });
          call.destroy();
        });
      },
    );
    call.on('error', () => done('ended'));
    const next = (): void => {
      const part = parts.shift();
      if (part === undefined) return void (end && call.end());
      call.write(part);
      if (pauseMs) setTimeout(next, pauseMs);
      else next();
    };
    next();
  });
}

const part = (disposition: string, body: string | Buffer, more = '') =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n${more}\r\n`),
    Buffer.from(body),
    Buffer.from('\r\n'),
  ]);
const END = `--${BOUNDARY}--\r\n`;

/** The service and the gateway are the ones that were started, and work. */
async function alive() {
  expect(site.process('support').pid).toBe(startedAs);
  const good = await upload(await plain().png().toBuffer());
  expect(good.status).toBe(200);
  return good;
}

describe('a file through gateway and service', { timeout: 120_000 }, () => {
  it.each(Object.entries(refused))('is refused in the caller’s language: %s', async (_, [code, sample]) => {
    const { status, body } = await upload(await sample());
    const statuses: Record<string, number> = { FILE_EMPTY: 400, FILE_PIXELS: 413, FILE_TYPE: 415, FILE_BROKEN: 415 };
    expect([status, body.file01]).toEqual([statuses[code], english(code, 'proof.png')]);
  });

  it.each(Object.entries(taken))('is never served as it came: %s', async (_, [type, , , sample]) => {
    const { status, body } = await upload(await sample());
    expect(status).toBe(200);
    const answer = await fetch(site.url + (body.msg as UploadedView).thumb);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(Buffer.from(await answer.arrayBuffer()).includes(PAYLOAD)).toBe(false);
  });

  it.each([
    '../../../etc/passwd',
    '..\\..\\boot.ini',
    '<img src=x onerror=alert(1)>.png',
    'a\u202Egnp.exe',
    'null\u0000byte.png',
    `${'長'.repeat(400)}.png`,
    '"; filename="b.html',
    '.',
    ' ',
    'con.png',
    '𠮷🐯é.png',
  ])('may have any name: %j', async (name) => {
    const { status, body } = await upload(await plain().png().toBuffer(), name);
    expect(status).toBe(200);
    const { thumb } = body.msg as UploadedView;
    expect(thumb).toMatch(/^\/media\/q\/\d{4}\/\d{2}\/[A-Za-z0-9_-]{22}\?v=thumb&sig=[\w.%-]+$/);
    const shown = (await fetch(site.url + thumb)).headers.get('content-disposition') ?? '';
    expect(shown).toMatch(/^inline; filename\*=UTF-8''[A-Za-z0-9.%_~-]+$/);
    expect(decodeURIComponent(shown)).not.toMatch(/[/\\\u0000-\u001f\u202a-\u202e]/);
  });

  it('one byte too large is refused, whether the size was said or not', async () => {
    const picture = await plain().jpeg().toBuffer();
    const over = Buffer.concat([picture, Buffer.alloc(FILE_BYTES_MAX + 1 - picture.length)]);
    const said = await upload(over);
    expect([said.status, said.body.file01]).toEqual([413, english('FILE_TOO_LARGE', '')]);
    const chunked = await send([part('name="file"; filename="a.jpg"', over), END]);
    expect(chunked).toMatchObject({ status: 413, body: { file01: english('FILE_TOO_LARGE', '') } });
    const exactly = over.subarray(0, FILE_BYTES_MAX);
    expect((await upload(exactly)).status).toBe(200);
  });

  it('far too large is refused by the gateway before it is whole', async () => {
    const lots = Array.from({ length: 12 }, () => Buffer.alloc(1024 * 1024));
    const answer = await send([part('name="file"; filename="a.jpg"', ''), ...lots, END]);
    expect(answer).toMatchObject({ status: 413, body: { file01: english('FILE_TOO_LARGE', '') } });
  });
});

describe('a form that is not one', { timeout: 60_000 }, () => {
  const png = () => plain().png().toBuffer();
  const rows: [string, () => Promise<(string | Buffer)[]> | (string | Buffer)[], Raw?][] = [
    ['without a boundary', () => ['x'], { type: 'multipart/form-data' }],
    [
      'with another boundary',
      async () => [part('name="file"; filename="a.png"', await png()), END],
      { type: 'multipart/form-data; boundary=other' },
    ],
    ['with a boundary without end', () => ['x'], { type: `multipart/form-data; boundary=${'y'.repeat(10_000)}` }],
    ['that stops in the middle', async () => [part('name="file"; filename="a.png"', (await png()).subarray(0, 50))]],
    ['that is empty', () => [END]],
    ['of noise', () => [Buffer.alloc(100_000, 0x2d), END]],
    ['with a part without a name', async () => [part('filename="a.png"', await png()), END]],
    ['with a part without a head', async () => [`--${BOUNDARY}\r\n\r\n`, await png(), `\r\n${END}`]],
    [
      'with the same file twice',
      async () => [
        part('name="file"; filename="a.png"', await png()),
        part('name="file"; filename="b.png"', await png()),
        END,
      ],
    ],
    [
      'with a thousand files',
      async () => [...Array.from({ length: 1000 }, () => part('name="file"; filename="a.png"', 'x')), END],
    ],
    ['with a thousand fields', async () => [...Array.from({ length: 1000 }, (_, n) => part(`name="f${n}"`, 'x')), END]],
    [
      'with a head of 200 KB',
      async () => [part('name="file"; filename="a.png"', await png(), `X-Long: ${'z'.repeat(200_000)}\r\n`), END],
    ],
    ['with a name of 100 KB', async () => [part(`name="${'n'.repeat(100_000)}"`, 'x'), END]],
    [
      'with a form inside the form',
      async () => [
        part(
          'name="file"; filename="a.png"',
          `--inner\r\nContent-Disposition: form-data; name="x"\r\n\r\n1\r\n--inner--`,
          'Content-Type: multipart/mixed; boundary=inner\r\n',
        ),
        END,
      ],
    ],
    [
      'in another coding',
      async () => [
        part(
          'name="file"; filename="a.png"',
          (await png()).toString('base64'),
          'Content-Transfer-Encoding: base64\r\n',
        ),
        END,
      ],
    ],
    [
      'named like a prototype',
      async () => [part('name="__proto__"; filename="a.png"', await png()), part('name="constructor"', 'x'), END],
    ],
    ['that is JSON after all', () => ['{"file":"x"}'], { type: 'application/json' }],
    ['that is broken JSON', () => ['{"file"'], { type: 'application/json' }],
    ['of an unknown kind', () => ['x'], { type: 'application/x-tar' }],
  ];
  it.each(rows)('%s is refused, and the service goes on', async (_, body, raw) => {
    const answer = await send(await body(), raw ?? {});
    expect(answer).not.toBe('ended');
    const { status, body: said } = answer as Answer;
    expect([400, 413, 415], JSON.stringify(said)).toContain(status);
    const field = raw?.type && !raw.type.startsWith('multipart') ? /^(file01|msg)$/ : /^file01$/;
    expect(
      Object.keys(said).some((name) => field.test(name)),
      JSON.stringify(said),
    ).toBe(true);
    for (const sentence of Object.values(said)) expect(sentence).toMatch(/^[A-Z][^{}[\]]+[.:]/);
    await alive();
  });

  it('whose sender goes away leaves nothing behind', async () => {
    const { hostname, port } = new URL(site.url);
    for (let n = 0; n < 20; n += 1) {
      const call = request({
        hostname,
        port,
        path: UPLOAD,
        method: 'POST',
        agent: false,
        headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      });
      call.on('error', () => {});
      call.write(part('name="file"; filename="a.png"', Buffer.alloc(300_000)).subarray(0, 200_000));
      await new Promise((done) => setTimeout(done, 30));
      call.destroy();
    }
    await alive();
    const uploads = fileURLToPath(new URL(`file://${site.envOf('support').UPLOAD_FOLDER}`));
    const left = () => readdirSync(uploads, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    await expect.poll(left, { timeout: 10_000 }).toEqual([]);
  });

  it('that comes a byte at a time keeps nobody else waiting', async () => {
    const drops = Array.from({ length: 10 }, () =>
      send([part('name="file"; filename="a.png"', 'x'), ...Array.from({ length: 40 }, () => 'y')], {
        pauseMs: 100,
        end: false,
      }),
    );
    await alive();
    await Promise.race([Promise.all(drops), new Promise((done) => setTimeout(done, 4000))]);
    await alive();
  });
});

describe('the decoder', { timeout: 120_000 }, () => {
  it('may be killed at any time: the next picture has a new one', async () => {
    await alive();
    for (const pid of childrenOf(site.process('support').pid)) process.kill(pid, 'SIGKILL');
    await alive();
  });

  it('goes with its service', async () => {
    await alive();
    const children = childrenOf(site.process('support').pid);
    expect(children.length).toBeGreaterThan(0);
    await site.process('support').kill('SIGKILL');
    const left = () => children.filter((pid) => statusOf(pid) !== '');
    await expect.poll(left, { timeout: 10_000 }).toEqual([]);
    await site.process('support').restart();
    startedAs = site.process('support').pid;
    await alive();
  });
});

function statusOf(pid: number | string): string {
  try {
    return readFileSync(join('/proc', String(pid), 'status'), 'utf8');
  } catch {
    return '';
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && new RegExp(`^PPid:\\s+${parent}$`, 'm').test(statusOf(name)))
    .map(Number);
}

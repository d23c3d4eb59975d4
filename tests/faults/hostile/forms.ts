import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { plain } from '../../../packages/nest-kit/test/files/samples.ts';
import { BOUNDARY, END, part, UPLOAD, type Answer, type HostileSite, type Raw } from './site.ts';

/** What people may send as a form. */
export function hostileForms({ site, send, alive }: HostileSite): void {
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
      [
        'with a thousand fields',
        async () => [...Array.from({ length: 1000 }, (_, n) => part(`name="f${n}"`, 'x')), END],
      ],
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
      const { hostname, port } = new URL(site().url);
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
      const uploads = fileURLToPath(new URL(`file://${site().envOf('support').UPLOAD_FOLDER}`));
      const left = () =>
        readdirSync(uploads, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
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
}

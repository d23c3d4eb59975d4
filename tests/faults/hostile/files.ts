import { FILE_BYTES_MAX, type UploadedView } from '@hub/contracts/tickets';
import { describe, expect, it } from 'vitest';
import { decodersOf, lives } from '../../../packages/nest-kit/test/files/decoder-children.ts';
import { PAYLOAD, plain, refused, taken } from '../../../packages/nest-kit/test/files/samples.ts';
import { END, english, part, type HostileSite } from './site.ts';

/** What people may send as a picture. */
export function hostileFiles({ site, upload, send, alive, begunAnew }: HostileSite): void {
  describe('a file through gateway and service', { timeout: 120_000 }, () => {
    it.each(Object.entries(refused))('is refused in the caller’s language: %s', async (_, [code, sample]) => {
      const { status, body } = await upload(await sample());
      const statuses: Record<string, number> = { FILE_EMPTY: 400, FILE_PIXELS: 413, FILE_TYPE: 415, FILE_BROKEN: 415 };
      expect([status, body.file01]).toEqual([statuses[code], english(code, 'proof.png')]);
    });

    it.each(Object.entries(taken))('is never served as it came: %s', async (_, [type, , , sample]) => {
      const { status, body } = await upload(await sample());
      expect(status).toBe(200);
      const answer = await fetch(site().url + (body.msg as UploadedView).thumb);
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
      const shown = (await fetch(site().url + thumb)).headers.get('content-disposition') ?? '';
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

  describe('the decoder', { timeout: 120_000 }, () => {
    it('may be killed at any time: the next picture has a new one', async () => {
      await alive();
      for (const pid of decodersOf(site().process('support').pid)) process.kill(pid, 'SIGKILL');
      await alive();
    });

    it('goes with its service', async () => {
      await alive();
      const children = decodersOf(site().process('support').pid);
      expect(children.length).toBeGreaterThan(0);
      await site().process('support').kill('SIGKILL');
      const left = () => children.filter(lives);
      await expect.poll(left, { timeout: 10_000 }).toEqual([]);
      await site().process('support').restart();
      begunAnew();
      await alive();
    });
  });
}

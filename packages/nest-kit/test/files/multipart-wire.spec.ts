import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { uploadsInTest } from './multipart-parts.ts';
import { LARGEST, seen } from './upload-service.ts';

const { headers, left, url } = uploadsInTest();

describe('the wire', () => {
  const dial = (length: number | null) => {
    const socket = connect(Number(new URL(url()).port), '127.0.0.1');
    socket.on('error', () => undefined);
    const head = [
      'POST /upload HTTP/1.1',
      'host: a',
      ...Object.entries(headers()).map(([name, value]) => `${name}: ${value}`),
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
    await expect.poll(() => left()).toHaveLength(1);
    socket.destroy();
    await expect.poll(() => left()).toEqual([]);
  });

  it('lets a handler finish with its files when the sender has gone after the last byte', async () => {
    let release: (() => void) | undefined;
    seen.hold = new Promise<void>((resolve) => (release = resolve));
    const body = `${FILE_HEAD}x\r\n--b--\r\n`;
    const entered = seen.entered;
    const socket = dial(body.length);
    socket.write(body);
    await expect.poll(() => left()).toHaveLength(1);
    socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await left()).toHaveLength(1);
    release?.();
    await expect.poll(() => seen.entered).toBe(entered + 1);
    await expect.poll(() => left()).toEqual([]);
  });
});

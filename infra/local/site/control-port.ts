import { randomBytes, timingSafeEqual } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { writePrivately } from '../data/keys.ts';

/** Where verbs reach the site that runs on this machine: a file that only its account reads. */
export type Control = { url: string; secret: string };
export const controlFile = (folder: string): string => join(folder, 'control.json');

type HandOver = (service: string, build: string) => Promise<void>;

const same = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** A verb that was ended goes on when it is made again: whoever asks for what is under way waits for that. */
function oneAtATime(handOver: HandOver): HandOver {
  const running = new Map<string, { build: string; done: Promise<void> }>();
  return (service, build) => {
    const known = running.get(service);
    if (known?.build === build) return known.done;
    if (known) return Promise.reject(new Error(`${service} is being handed over to ${known.build}`));
    const done = handOver(service, build).finally(() => running.delete(service));
    running.set(service, { build, done });
    return done;
  };
}

/** `POST /hand-over?service=events&build=…`: answers when processes of that build have taken over. */
export async function openControlPort(folder: string, handOver: HandOver): Promise<() => Promise<void>> {
  const secret = randomBytes(24).toString('base64url');
  const handOverOnce = oneAtATime(handOver);
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://control');
    const told = (status: number, msg: string) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ msg }));
    if (!same(request.headers.authorization ?? '', `Bearer ${secret}`)) return told(401, 'no secret');
    if (request.method !== 'POST' || pathname !== '/hand-over') return told(404, 'not found');
    handOverOnce(searchParams.get('service') ?? '', searchParams.get('build') ?? '').then(
      () => told(200, 'handed over'),
      (error: Error) => told(500, error.message),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  writePrivately(controlFile(folder), { url: `http://127.0.0.1:${port}`, secret } satisfies Control);
  return async () => {
    rmSync(controlFile(folder), { force: true });
    server.closeAllConnections();
    await new Promise<void>((done) => server.close(() => done()));
  };
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { IDENTITY_HEADER, sealIdentity } from '@hub/nest-kit/identity';
import type { KeyRing } from '@hub/nest-kit/keys';
import { testRings } from '@hub/nest-kit/testing';

/** What the gateway is to the provider: brings its calls to one process after the other, and 502 from one that is dead. */
export async function openNoticeDoor(places: () => readonly string[]) {
  const counts = { taken: 0, lost: 0 };
  let turn = 0;
  const server = createServer((asked, answer) => {
    const chunks: Buffer[] = [];
    asked.on('data', (chunk: Buffer) => chunks.push(chunk));
    asked.on('end', () => {
      const urls = places();
      const url = urls[turn++ % urls.length] ?? '';
      const ring = testRings.topup as KeyRing;
      const identity = sealIdentity(ring, 'topup', { who: { kind: 'anon' }, rid: `n-${turn}`, ip: '203.0.113.7' });
      const headers = { 'content-type': asked.headers['content-type'] ?? '', [IDENTITY_HEADER]: identity };
      fetch(url + asked.url, { method: 'POST', headers, body: Buffer.concat(chunks), redirect: 'manual' }).then(
        async (said) => {
          counts.taken += said.status === 200 ? 1 : 0;
          answer.writeHead(said.status).end(await said.text());
        },
        () => {
          counts.lost += 1;
          answer.writeHead(502).end();
        },
      );
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

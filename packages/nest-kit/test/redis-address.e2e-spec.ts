import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createLog } from '../src/log/index.ts';
import { redisAddress } from '../src/redis/redis-address.ts';
import { openRedis } from '../src/redis/redis.ts';
import { lineSwitch, testRedisUrl } from '../src/testing/index.ts';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

/** A sentinel that knows one name, and who is in charge under it. */
async function sentinel(inCharge: () => string) {
  const bulk = (text: string) => `$${text.length}\r\n${text}\r\n`;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    const answer = (asked: string) => {
      const { hostname, port } = new URL(inCharge());
      if (asked.includes('get-master-addr-by-name'))
        socket.write(asked.includes('hub') ? `*2\r\n${bulk(hostname)}${bulk(port)}` : '*-1\r\n');
      else socket.write(asked.includes('sentinels') ? '*0\r\n' : '+OK\r\n');
    };
    // Several commands come in one piece.
    socket.on('data', (bytes) =>
      String(bytes)
        .toLowerCase()
        .split(/\*\d+\r\n/)
        .slice(1)
        .forEach(answer),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  open.push({ close: () => (sockets.forEach((socket) => socket.destroy()), server.close()) });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('Redis is found by its sentinels, and the one that is in charge later as well', async () => {
  const [first, second] = [await lineSwitch(testRedisUrl()), await lineSwitch(testRedisUrl())];
  open.push(first, second);
  let inCharge = first;
  const host = await sentinel(() => inCharge.url);
  const redis = openRedis(`redis+sentinel://127.0.0.1:9,${host}/hub`, createLog('test', 'silent'));
  open.push({ close: () => redis.disconnect() });
  await expect.poll(() => redis.status, { timeout: 5000 }).toBe('ready');
  await redis.set('hub:test:sentinel', 'a', 'PX', 60_000);
  inCharge = second;
  first.away();
  await expect.poll(() => redis.get('hub:test:sentinel').catch(() => null), { timeout: 8000 }).toBe('a');
}, 20_000);

it.each([
  ['redis://localhost:6379/1', 'redis://localhost:6379/1'],
  [
    'redis+sentinel://a,b:5000/main',
    {
      sentinels: [
        { host: 'a', port: 26_379 },
        { host: 'b', port: 5000 },
      ],
      name: 'main',
    },
  ],
  ['redis+sentinel://:p%40ss@a/main/2', { password: 'p@ss', db: 2 }],
  [
    'rediss+sentinel://me:secret@[::1]:1/main',
    { username: 'me', password: 'secret', tls: {}, sentinels: [{ host: '::1', port: 1 }] },
  ],
])('%s', (given, read) => {
  if (typeof read === 'string') expect(redisAddress(given)).toBe(read);
  else expect(redisAddress(given)).toMatchObject(read);
});

it('an address without a name is refused with what it should be', () => {
  expect(() => redisAddress('redis+sentinel://a:1')).toThrow('<name>');
});

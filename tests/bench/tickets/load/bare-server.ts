import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const row = (id: number) => ({ id, title: '儲值三十分鐘仍未入帳', at: new Date(0).toISOString(), read: id % 2 === 0 });

/* What a Node process can do at best: no framework, no database, an answer of about 1 KB. */
const server = createServer((_, answer) => {
  const body = JSON.stringify({ msg: Array.from({ length: 10 }, (__, id) => row(id)) });
  answer.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.once('disconnect', () => process.exit(0));

import { createServer, type AddressInfo, type Socket } from 'node:net';

/** Everything that arrived on one connection, as text, and a way to say anything back, byte for byte. */
export type Heard = { text: string; socket: Socket };

/** A game's server that says whatever a test wants, valid HTTP or not. */
export async function rawServer(answer: (heard: Heard) => void) {
  const heard: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(socket));
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString('utf8');
      const head = text.indexOf('\r\n\r\n');
      const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
      if (head < 0 || Buffer.byteLength(text.slice(head + 4)) < length) return;
      heard.push(text);
      answer({ text, socket });
      text = '';
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    heard,
    connections: () => sockets.size,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

/** A whole HTTP answer. */
export function http(status: number, body: string, headers: string[] = []): string {
  const length = `content-length: ${Buffer.byteLength(body)}`;
  return [`HTTP/1.1 ${status} X`, length, ...headers, '', body].join('\r\n');
}

import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkSignature, type LinkKey } from '@hub/nest-kit/partner';

/**
 * A game's server that proves the signature of every call with its own key and clock, and knows no character: `refusal` is
 * how it says so, `denial` what it says to a wrong signature. `answer` replaces what it says before it proves anything; `clockS` sets its clock apart.
 */
export async function aGameServer(key: { current: LinkKey | null }) {
  const state = {
    clockS: 0,
    denial: { status: 401, body: '{"error":"bad_signature"}' },
    refusal: { status: 404, body: '{"error":"role_not_found"}' },
    answer: null as null | ((path: string) => { status: number; body: string } | 'silence' | null),
  };
  const heard: string[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const path = request.url ?? '';
      heard.push(path);
      const given = state.answer?.(path);
      if (given === 'silence') return;
      const nowS = Date.now() / 1000 + state.clockS;
      response.sendDate = false;
      response.setHeader('date', new Date(nowS * 1000).toUTCString());
      response.setHeader('content-type', 'application/json');
      if (given) return response.writeHead(given.status).end(given.body);
      const call = { method: request.method ?? '', path, body: Buffer.concat(chunks) };
      const checked = await checkSignature(request.headers, call, () => (key.current ? [key.current] : []), nowS);
      if (!checked.ok) return response.writeHead(state.denial.status).end(state.denial.body);
      if (path.endsWith('/health')) return response.writeHead(200).end('{"status":"ok"}');
      return response.writeHead(state.refusal.status).end(state.refusal.body);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    heard,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

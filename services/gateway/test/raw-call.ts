import { request, type IncomingHttpHeaders } from 'node:http';

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };
type Sent = { headers?: Record<string, string>; body?: (string | Buffer)[]; end?: boolean };

/** One call exactly as written: no path is tidied, several body parts make it chunked. */
export function rawCall(base: string, line: string, { headers = {}, body = [], end = true }: Sent = {}) {
  const [method = 'GET', path = '/'] = line.split(' ');
  const { hostname, port } = new URL(base);
  return new Promise<RawAnswer>((done, fail) => {
    const call = request({ hostname, port, method, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', fail);
      response.on('end', () => {
        const whole = Buffer.concat(chunks);
        done({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: whole,
          text: whole.toString('utf8'),
        });
        call.destroy();
      });
    });
    call.on('error', fail);
    for (const part of body) call.write(part);
    if (end) call.end();
    else call.flushHeaders();
  });
}

import { get, type ClientRequest } from 'node:http';
import { addressOf } from '../attachments/address-of.ts';

const HOUSEHOLD = 20;
const AT_ONCE = 50;
const CHANGE = /event: change\ndata: (\{.*\})\n\n/g;

export type Change = { topic: string; version: number };
/** Who listens: a token and from which household. `heard` is told of every change. */
export type Watcher = { token: string; query?: string; heard: (change: Change) => void };

/** Opens the stream of one watcher; settles when the gateway says that it is live. */
function open(url: string, { token, query = '', heard }: Watcher, n: number): Promise<ClientRequest> {
  return new Promise((done, failed) => {
    const address = addressOf(60, Math.floor(n / HOUSEHOLD));
    const headers = { 'x-auth-token': token, 'x-forwarded-for': address };
    const request = get(`${url}/api/live${query}`, { headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) return failed(new Error(`stream ${n} was refused with ${answer.statusCode}`));
      answer.setEncoding('utf8');
      let live = false;
      answer.on('data', (text: string) => {
        if (!live && text.includes('event: live')) {
          live = true;
          done(request);
        }
        for (const [, data] of text.matchAll(CHANGE)) heard(JSON.parse(data ?? '') as Change);
      });
    });
    request.once('error', failed);
  });
}

/** All of them, some at a time; `close` ends them. */
export async function openAll(url: string, watchers: readonly Watcher[]): Promise<{ close(): void }> {
  const requests: ClientRequest[] = [];
  let next = 0;
  const hand = async () => {
    for (let n = next++; n < watchers.length; n = next++) requests.push(await open(url, watchers[n]!, n));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, hand));
  return {
    close: () => {
      for (const request of requests)
        request
          .removeAllListeners('error')
          .on('error', () => undefined)
          .destroy();
    },
  };
}

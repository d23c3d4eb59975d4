import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 150;
/** A circuit rests for five seconds, and 503 says to come again in so many. */
const PATIENCE_MS = 10_000;
/** After which a page says that nothing came. */
const ANSWER_MS = 8000;
const COME_AGAIN = [502, 503];

export type Sent = { headers?: Record<string, string>; json?: unknown };
/** `again`: it was sent more than once. */
export type Told<T> = { status: number; body: T; again: boolean };

let nth = 0;
/** Of a household that nobody else of these tests belongs to. */
export const anAddress = (): string => `10.77.${Math.floor((nth += 1) / 250)}.${nth % 250}`;

/** As a page does: what had no answer, or is told to come again, is sent once more. `line`: `METHOD /path`. */
export async function insist<T>(site: string, line: string, { headers, json }: Sent = {}): Promise<Told<T>> {
  const [method = 'GET', path = '/'] = line.split(' ');
  const sent = {
    method,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': anAddress(), ...headers },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  };
  let last = 'nothing';
  for (let [again, until] = [false, Date.now() + PATIENCE_MS]; Date.now() < until; again = true) {
    try {
      const answer = await fetch(site + path, { ...sent, signal: AbortSignal.timeout(ANSWER_MS) });
      const text = await answer.text();
      if (!COME_AGAIN.includes(answer.status)) return { status: answer.status, body: JSON.parse(text) as T, again };
      last = `${answer.status} ${text}`;
    } catch (error) {
      last = String((error as Error).cause ?? error);
    }
    await sleep(PAUSE_MS);
  }
  throw new Error(`${line} was told ${last} for ${PATIENCE_MS} ms`);
}

/** Throws where it is refused. */
export async function insistOn<T>(site: string, line: string, sent: Sent = {}): Promise<T> {
  const { status, body } = await insist<T>(site, line, sent);
  if (status >= 300) throw new Error(`${line} answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

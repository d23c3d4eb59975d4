/** Names a call to whoever listens to the browser, so that what is read later is known to be of its answer. */
export const CALL_HEADER = 'x-heard-call';
export type TellReads = (call: string, paths: string[], answer?: unknown) => void;

/**
 * Runs in the page before anything else: every answer that a page reads as JSON tells which of its fields were read. Answers are
 * frozen, as the store has them anyway: what only freezes them or copies the whole of a later answer over them counts for nothing.
 */
export function markReads(header: string): void {
  type Page = { hubTellReads?: TellReads };
  type Answer = { call: string; address: string; open: boolean; reads: Set<string> };
  const answers = new WeakMap<Response, Answer>();
  const waiting = new Set<Answer>();
  const newest = new Map<string, Answer>();
  let calls = 0;
  const visit = `${Date.now()}${Math.random()}`.slice(-12);
  const plainFetch = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const address = typeof input === 'string' ? new URL(input, location.href) : undefined;
    if (!address?.pathname.startsWith('/api/')) return plainFetch(input, init);
    const call = `${visit}-${(calls += 1)}`;
    const headers = new Headers(init?.headers);
    headers.set(header, call);
    const response = await plainFetch(input, { ...init, headers });
    answers.set(response, { call, address: `${init?.method ?? 'GET'} ${address.href}`, open: true, reads: new Set() });
    return response;
  };

  const tell = () => {
    for (const answer of waiting) (window as Page).hubTellReads?.(answer.call, [...answer.reads]);
    waiting.clear();
  };
  window.addEventListener('pagehide', tell);
  const mark = (answer: Answer, path: string) => {
    if (!answer.open || answer.reads.has(path)) return;
    if (waiting.size === 0) setTimeout(tell);
    answer.reads.add(path);
    waiting.add(answer);
  };
  const watched = (value: unknown, answer: Answer, path: string): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const isList = Array.isArray(value);
    const within = (name: string) => (isList ? `${path}[]` : path ? `${path}.${name}` : name);
    const copy = isList
      ? value.map((one) => watched(one, answer, within('')))
      : Object.fromEntries(Object.entries(value).map(([name, one]) => [name, watched(one, answer, within(name))]));
    return new Proxy(Object.freeze(copy), {
      get: (target, name) => {
        if (!isList && typeof name === 'string' && Object.hasOwn(target, name)) mark(answer, within(name));
        return Reflect.get(target, name) as unknown;
      },
    });
  };
  const plainPost = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (this: Worker, message: unknown, ...how: unknown[]) {
    const post = (words: unknown) => Reflect.apply(plainPost, this, [words, ...how]) as void;
    try {
      post(message);
    } catch {
      // What is watched cannot be cloned; a worker that gets it reads all of it.
      post(JSON.parse(JSON.stringify(message)));
    }
  };
  const plainJson = Response.prototype.json;
  Response.prototype.json = async function (this: Response) {
    const value: unknown = await plainJson.call(this);
    const answer = answers.get(this);
    if (!answer) return value;
    // The store compares the answer of before with that of now, field by field, when it is asked again.
    const before = newest.get(answer.address);
    if (before) before.open = false;
    newest.set(answer.address, answer);
    // Who goes to another page at once takes the answer along, as far as the browser can tell.
    (window as Page).hubTellReads?.(answer.call, [], value);
    return before ? value : watched(value, answer, '');
  };
}

/** What the page shares: module, version, and how it is got. Source: webpack.js.org, dynamic remote containers. */
export type ShareScope = Record<string, Record<string, { get(): () => unknown }>>;

/** `entry`: its address. `integrity`: what vouches for it. */
export type Remote = { name: string; entry: string; integrity: string };

/** What the entry of a federated build leaves in the page under its name. Source: webpack.js.org, dynamic remote containers. */
export type Container = {
  init(shared: ShareScope, initScope: object[]): unknown;
  get(expose: string): Promise<() => unknown>;
};

/** One file ends before all of a remote does: the next try asks for it anew. */
const FILE_LIMIT_MS = 6_000;

const page = globalThis as unknown as Record<string, Container | undefined>;

/** The document runs the entry of its page by itself, as it comes. */
const ofDocument = ({ entry, integrity }: Remote): HTMLScriptElement | null =>
  document.querySelector(`script[async][src="${entry}"][integrity="${integrity}"]`);

const isOnItsWay = ({ src }: HTMLScriptElement): boolean => performance.getEntriesByName(src).length === 0;

/**
 * The container of a remote, ready to give what it exposes. Rejects when the file does not come, is not vouched for, or breaks. `anew`:
 * what the file has left is not taken.
 */
export async function openContainer(remote: Remote, shared: ShareScope, anew: boolean): Promise<Container> {
  const known = anew ? null : ofDocument(remote);
  if (known && !page[remote.name] && isOnItsWay(known)) await arrival(known, remote.entry);
  if (!known || !page[remote.name]) await runScript(remote);
  const container = page[remote.name];
  if (!container) throw new Error(`${remote.entry} leaves no container`);
  await container.init(shared, []);
  return container;
}

async function runScript({ name, entry, integrity }: Remote): Promise<void> {
  // What another file left there is not what this one says.
  page[name] = undefined;
  const script = Object.assign(document.createElement('script'), { src: entry, crossOrigin: 'anonymous', integrity });
  const arrived = arrival(script, entry);
  document.head.append(script);
  await arrived.finally(() => script.remove());
}

async function arrival(script: HTMLScriptElement, entry: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const come = new Promise<void>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${entry} ${why}`));
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => fail('does not come'));
    timer = setTimeout(fail, FILE_LIMIT_MS, 'does not come in time');
  });
  await come.finally(() => clearTimeout(timer));
}

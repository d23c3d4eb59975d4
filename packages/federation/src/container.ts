/** What the shell shares: by the name of the module and its version. */
export type ShareScope = object;

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

/** Run by the document already, as it came. */
const isLeft = ({ name, entry }: Remote): boolean =>
  page[name] !== undefined && document.querySelector(`script[async][src="${entry}"]`) !== null;

/**
 * The container of a remote, ready to give what it exposes. Rejects when the file does not come, is not vouched for, or breaks. `anew`:
 * what an earlier try left is not taken.
 */
export async function openContainer(remote: Remote, shared: ShareScope, anew: boolean): Promise<Container> {
  if (anew || !isLeft(remote)) {
    page[remote.name] = undefined;
    await runScript(remote);
  }
  const container = page[remote.name];
  if (!container) throw new Error(`${remote.entry} leaves no container`);
  await container.init(shared, []);
  return container;
}

async function runScript({ entry, integrity }: Remote): Promise<void> {
  const script = document.createElement('script');
  script.src = entry;
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (why: string) => reject(new Error(`${entry} ${why}`));
      script.onload = () => resolve();
      script.onerror = () => fail('does not come');
      timer = setTimeout(fail, FILE_LIMIT_MS, 'does not come in time');
      document.head.append(script);
    });
  } finally {
    clearTimeout(timer);
    script.remove();
  }
}

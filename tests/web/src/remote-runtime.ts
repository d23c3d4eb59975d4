/** Stands in for the federation runtime: remotes come from the source tree. */
const exposed = import.meta.glob(['../../../mfe-*/src/*.tsx']);

/** `hub_events/routes` is `mfe-events/src/routes.tsx`. */
export async function loadRemote(name: string): Promise<unknown> {
  const [, area = '', expose = ''] = /^hub_(\w+)\/([\w-]+)$/.exec(name) ?? [];
  const load = exposed[`../../../mfe-${area}/src/${expose}.tsx`];
  if (!load) throw new Error(`no remote ${name}`);
  return load();
}

export const createHost = () => ({ registerRemotes: (): void => undefined, loadRemote });

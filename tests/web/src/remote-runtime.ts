/** Stands in for the federation runtime: remotes come from the source tree. */
const exposed = import.meta.glob(['../../../mfe-*/src/*.tsx']);

export const registerPlugins = (): void => undefined;
export const registerRemotes = (): void => undefined;

/** `hub_events/routes` is `mfe-events/src/routes.tsx`. */
export async function loadRemote(name: string): Promise<unknown> {
  const [, area = '', expose = ''] = /^hub_(\w+)\/([\w-]+)$/.exec(name) ?? [];
  const load = exposed[`../../../mfe-${area}/src/${expose}.tsx`];
  if (!load) throw new Error(`no remote ${name}`);
  return load();
}

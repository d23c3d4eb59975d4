/** Stands in for the federation runtime: remotes come from the source tree. */
const exposed = import.meta.glob(['../../../mfe-*/src/*.tsx']);

/** `./routes` of `hub_events` is `mfe-events/src/routes.tsx`. */
export async function load({ name }: { name: string }, expose: string): Promise<unknown> {
  const found = exposed[`../../../mfe-${name.replace('hub_', '')}/src/${expose.slice(2)}.tsx`];
  if (!found) throw new Error(`no remote ${name}`);
  return found();
}

export const createHost = () => ({ load });

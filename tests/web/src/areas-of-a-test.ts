import { pageData, type RemoteEntry } from '@hub/web';

/** The areas of whose tabs, counts and menus tests of the frame and of other areas speak. */
const SPOKEN_OF = new Set(['support', 'vip', 'topup', 'events', 'surveys']);
let all: Record<string, RemoteEntry> | undefined;

/** A newer area stands in the registry for the tests in its own folder alone: no other has to be changed for it. */
export function showAreasFor(spec: string): void {
  const { areas } = pageData().registry;
  all ??= { ...areas };
  const own = /\/mfe-([a-z]+)\//.exec(spec)?.[1] ?? '';
  for (const [name, row] of Object.entries(all)) {
    if (SPOKEN_OF.has(name)) continue;
    if (name === own) areas[name] = row;
    else delete areas[name];
  }
}

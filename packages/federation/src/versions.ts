import facade from '@hub/web/package.json' with { type: 'json' };
import type { Has } from './descriptor.ts';

/** What the shell of this tree brings. */
export const builtWith: Has = { facade: facade.version, react: facade.dependencies.react };

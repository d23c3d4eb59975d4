import facade from '@hub/web/package.json' with { type: 'json' };
import type { Has } from './descriptor.ts';

/** What the shell of this tree brings. */
export const builtWith: Has = { facade: facade.version, react: facade.dependencies.react };

/** What a shell gives to remotes, by the names that they import, and in which version. React wants one version for all of its own. */
export const givenModules = {
  react: builtWith.react,
  'react/jsx-runtime': builtWith.react,
  'react-dom': builtWith.react,
  'react-dom/client': builtWith.react,
  '@hub/web': builtWith.facade,
};

import facade from '@hub/web/package.json' with { type: 'json' };
import type { Needs } from './descriptor.ts';
import { builtWith } from './versions.ts';

/** Remotes only consume: no second React or store. Nothing else is shared: a shared module is not tree-shaken. */
const singletons = {
  react: builtWith.react,
  'react/': builtWith.react,
  'react-dom': facade.dependencies['react-dom'],
  'react-dom/': facade.dependencies['react-dom'],
  '@hub/web': builtWith.facade,
};

const rangeFrom = (version: string) => `^${version}`;

type Row = { singleton: true; version: string; requiredVersion: string; import: false; strictVersion: true };

/** A remote that needs another version than the site has is refused: half of it would work. */
export const sharedByRemote = (): Record<string, Row> =>
  Object.fromEntries(
    Object.entries(singletons).map(([name, version]) => [
      name,
      { singleton: true, version, requiredVersion: rangeFrom(version), import: false, strictVersion: true },
    ]),
  );

export const neededByRemotes: Needs = { facade: rangeFrom(builtWith.facade), react: rangeFrom(builtWith.react) };

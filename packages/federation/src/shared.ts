import type { Needs } from './descriptor.ts';
import { builtWith, givenModules } from './versions.ts';

const rangeFrom = (version: string) => `^${version}`;

type Row = { singleton: true; version: string; requiredVersion: string; import: false; strictVersion: true };

/**
 * Remotes only consume: no second React or store. Nothing else is shared: a shared module is not tree-shaken. A remote that needs
 * another version than the site has is refused: half of it would work.
 */
export const sharedByRemote = (): Record<string, Row> =>
  Object.fromEntries(
    Object.entries(givenModules).map(([name, version]) => [
      name,
      { singleton: true, version, requiredVersion: rangeFrom(version), import: false, strictVersion: true },
    ]),
  );

export const neededByRemotes: Needs = { facade: rangeFrom(builtWith.facade), react: rangeFrom(builtWith.react) };

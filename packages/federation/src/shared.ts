import facade from '@hub/web/package.json' with { type: 'json' };
import type { Has, Needs } from './descriptor.ts';

const { version, dependencies } = facade;

/** Remotes only consume: no second React or store. Nothing else is shared: a shared module is not tree-shaken. */
const singletons = {
  react: dependencies.react,
  'react/': dependencies.react,
  'react-dom': dependencies['react-dom'],
  'react-dom/': dependencies['react-dom'],
  '@hub/web': version,
} as const;

type Row = {
  singleton: true;
  version: string;
  requiredVersion: string;
  eager?: true;
  import?: false;
  strictVersion?: true;
};

const rangeFrom = (version: string) => `^${version}`;

function rows(extra: { eager: true } | { import: false; strictVersion: true }): Record<string, Row> {
  return Object.fromEntries(
    Object.entries(singletons).map(([name, version]) => [
      name,
      { singleton: true, version, requiredVersion: rangeFrom(version), ...extra },
    ]),
  );
}

export const sharedByShell = () => rows({ eager: true });
/** A remote that needs another version than the site has is refused: half of it would work. */
export const sharedByRemote = () => rows({ import: false, strictVersion: true });

export const builtWith: Has = { facade: version, react: dependencies.react };
export const neededByRemotes: Needs = { facade: rangeFrom(version), react: rangeFrom(dependencies.react) };

/** Remotes only consume: no second React or store. Nothing else is shared: a shared module is not tree-shaken. */
const singletons = {
  react: '19.3.1',
  'react/': '19.3.1',
  'react-dom': '19.3.1',
  'react-dom/': '19.3.1',
  '@hub/web': '0.1.0',
} as const;

type Row = {
  singleton: true;
  version: string;
  requiredVersion: string;
  eager?: true;
  import?: false;
  strictVersion?: true;
};

function rows(extra: { eager: true } | { import: false; strictVersion: true }): Record<string, Row> {
  return Object.fromEntries(
    Object.entries(singletons).map(([name, version]) => [
      name,
      { singleton: true, version, requiredVersion: `^${version}`, ...extra },
    ]),
  );
}

export const sharedByShell = () => rows({ eager: true });
/** A remote that needs another version than the site has is refused: half of it would work. */
export const sharedByRemote = () => rows({ import: false, strictVersion: true });

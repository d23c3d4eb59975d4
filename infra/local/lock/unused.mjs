import { resolvePath } from './missing-optional.mjs';

const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

function wantedBy(packages, path) {
  const entry = packages[path];
  if (entry.link) return [entry.resolved];
  const names = KINDS.flatMap((kind) => Object.keys(entry[kind] ?? {}));
  return names.map((name) => resolvePath(packages, path, name)).filter(Boolean);
}

/** Entries that nothing in the repository leads to any more; `npm ci` ignores them. */
export function unusedEntries(packages) {
  const seen = new Set();
  const waiting = Object.keys(packages).filter((path) => !path.includes('node_modules/'));
  const links = Object.keys(packages).filter((path) => packages[path].link);
  waiting.push(...links);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path) || !packages[path]) continue;
    seen.add(path);
    waiting.push(...wantedBy(packages, path));
  }
  return Object.keys(packages).filter((path) => !seen.has(path));
}

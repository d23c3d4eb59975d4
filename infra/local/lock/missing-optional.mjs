import { platformOf } from './platform.mjs';

const EXACT = /^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/;
const SIMPLE_RANGE = /^[\^~]?(\d+\.\d+\.\d+(?:[-+][\w.+-]+)?)$/;

const nested = (path, name) => `${path ? `${path}/` : ''}node_modules/${name}`;

/** The folder above that Node would look in next, or undefined at the root. */
function folderAbove(path) {
  if (!path) return undefined;
  const inside = path.lastIndexOf('node_modules/');
  if (inside >= 0) return path.slice(0, inside).replace(/\/$/, '');
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
}

export function resolvePath(packages, path, name) {
  for (let folder = path; folder !== undefined; folder = folderAbove(folder)) {
    if (packages[nested(folder, name)]) return nested(folder, name);
  }
  return undefined;
}

export function resolve(packages, path, name) {
  const found = resolvePath(packages, path, name);
  return found && packages[found];
}

function placeFor(packages, path, name) {
  return packages[nested('', name)] ? nested(path, name) : nested('', name);
}

const fits = (entry, range) => Boolean(entry) && (!EXACT.test(range) || entry.version === range);

/** Optional dependencies that the lock does not hold: `{by, name, range}`. */
export function missingOptional(packages) {
  return Object.entries(packages).flatMap(([by, entry]) =>
    Object.entries(entry.link ? {} : (entry.optionalDependencies ?? {}))
      .filter(([name, range]) => !fits(resolve(packages, by, name), range))
      .map(([name, range]) => ({ by, name, range })),
  );
}

/** No integrity: npm checks what it downloads against the registry then. Returns the names that could not be added. */
export function addMissing(packages) {
  const left = [];
  for (const { by, name, range } of missingOptional(packages)) {
    const platform = platformOf(name);
    const version = SIMPLE_RANGE.exec(range)?.[1];
    if (!platform || !version) {
      left.push(`${name}@${range} (wanted by ${by})`);
      continue;
    }
    const { dev, devOptional } = packages[by];
    packages[placeFor(packages, by, name)] = {
      version,
      ...(dev && { dev }),
      ...(devOptional && { devOptional }),
      optional: true,
      ...platform,
    };
  }
  return left;
}

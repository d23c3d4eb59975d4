/** Turns an address pattern into a tester: `:name` is one segment, `/*` at the end is anything below. */
function toRegExp(pattern: string): RegExp {
  const open = pattern.endsWith('/*');
  const fixed = open ? pattern.slice(0, -2) : pattern;
  const source = fixed
    .split('/')
    .map((part) => (part.startsWith(':') ? '([^/]+)' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('/');
  return new RegExp(`^${source}${open ? '(?:/.*)?' : '/?'}$`);
}

const known = new Map<string, RegExp>();

export function matches(pattern: string, path: string): boolean {
  const tester = known.get(pattern) ?? toRegExp(pattern);
  known.set(pattern, tester);
  return tester.test(path);
}

export function firstMatch(patterns: readonly string[], path: string): string | undefined {
  return patterns.find((pattern) => matches(pattern, path));
}

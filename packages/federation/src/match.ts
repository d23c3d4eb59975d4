/** Of an address pattern: `:name` is one segment, `/*` at the end is anything below. An address may end with a slash. */
export function matches(pattern: string, path: string): boolean {
  const open = pattern.endsWith('/*');
  const wanted = (open ? pattern.slice(0, -2) : pattern).split('/');
  const given = path.split('/');
  if (given.length > wanted.length && !open && given.at(-1) === '') given.pop();
  if (open ? given.length < wanted.length : given.length !== wanted.length) return false;
  return wanted.every((part, at) => (part.startsWith(':') ? given[at] !== '' : part === given[at]));
}

export function firstMatch(patterns: readonly string[], path: string): string | undefined {
  return patterns.find((pattern) => matches(pattern, path));
}

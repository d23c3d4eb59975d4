/** `:id` is a number, any other part letters, digits, `_` and `-`. Undefined where the path does not fit. */
export function pathValues(pattern: string, path: string): Record<string, string> | undefined {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const source = pattern
    .replace(/[/][*]$/, '(?:/.*)?')
    .replace(/:(\w+)/g, (_, name) => (name === 'id' ? '(\\d+)' : '([\\w-]+)'));
  const found = new RegExp(`^${source}/?$`).exec(path);
  return found ? Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? ''])) : undefined;
}

const OPEN = /:(\w+)/g;

/** Stands for the holder of a call that whoever opens the page makes. */
export const ANYBODY = '*';

/** '' for a missing query value, undefined for a missing part. `holder`: the case, as `support/7`, or `ANYBODY`. */
export function firstCallAddress(
  call: string,
  valueOf: (name: string) => string,
): { url: string; holder?: string } | undefined {
  const [address = '', holder] = call.split('#');
  const [path = '', query = ''] = address.split('?');
  const filled = (text: string) => text.replace(OPEN, (_, name: string) => encodeURIComponent(valueOf(name)));
  if ([...path.matchAll(OPEN)].some(([, name = '']) => !valueOf(name))) return undefined;
  const one = (pair: string) =>
    pair.replace(/:(\w+)\((.*)\)/, (_, name: string, allowed: string) => {
      const value = valueOf(name);
      return allowed.split('|').includes(value) ? value : '';
    });
  const search = query
    .split('&')
    .map(one)
    .filter((pair) => /=./.test(pair));
  return {
    url: [filled(path), ...(search.length ? [search.join('&')] : [])].join('?'),
    holder: holder && filled(holder),
  };
}

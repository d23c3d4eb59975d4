const PLAIN = /^\d+\.\d+\.\d+$/;
const EQUAL = 0;

function compare(one: string, other: string): number {
  const [left, right] = [one, other].map((version) => version.split('.').map(Number));
  const differs = left!.map((part, at) => Math.sign(part - right![at]!)).find(Boolean);
  return differs ?? EQUAL;
}

/**
 * `range`: `^1.2.3`, which is all that builds of this site need; before 1.0.0 only the same version is as good. What is written otherwise
 * fits nothing. Every remote asks before its first drawing.
 */
export function satisfy(version: string, range: string): boolean {
  const bound = range.slice(1);
  if (!range.startsWith('^') || !PLAIN.test(bound) || !PLAIN.test(version)) return false;
  const order = compare(version, bound);
  if (bound.startsWith('0')) return order === EQUAL;
  return order >= EQUAL && parseInt(version, 10) === parseInt(bound, 10);
}

/*
 * Stands in for the ranges of federation's runtime: builds of this site need versions as `^1.2.3` alone, and every remote asks several
 * times before its first drawing.
 */

const [EQUAL, HIGHER] = [0, 1];

function compare(one: string, other: string): number {
  const [left, right] = [one, other].map((version) => version.split('.').map(Number));
  const differs = left!.map((part, at) => Math.sign(part - right![at]!)).find(Boolean);
  return differs ?? EQUAL;
}

/** `range`: `^1.2.3`, `<=1.2.3` or `1.2.3`; before 1.0.0 only the same version is as good. What is written otherwise fits nothing. */
export function satisfy(version: string, range: string): boolean {
  const [, sign, bound = ''] = /^(\^|<=|)(\d+\.\d+\.\d+)$/.exec(range) ?? [];
  if (!/^\d+\.\d+\.\d+$/.test(version) || sign === undefined) return false;
  const order = compare(version, bound);
  if (sign === '<=') return order !== HIGHER;
  if (sign === '' || /^0/.test(bound)) return order === EQUAL;
  return order >= EQUAL && parseInt(version, 10) === parseInt(bound, 10);
}

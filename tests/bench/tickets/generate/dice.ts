/** 32 bits that look random and are the same for the same case and salt: a case can be made again instead of kept. */
export function dice(n: number, salt: number): number {
  let bits = Math.imul(n ^ Math.imul(salt + 1, 0x9e3779b1), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 15), 0xc2b2ae35);
  bits = Math.imul(bits ^ (bits >>> 13), 0x27d4eb2f);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** From 0 to below 1. */
export const share = (n: number, salt: number): number => dice(n, salt) / 2 ** 32;

export const pick = <T>(list: readonly T[], n: number, salt: number): T => list[dice(n, salt) % list.length] as T;

/** Draws by weight, `[what, weight]`. */
export function draw<T>(list: readonly (readonly [T, number])[], n: number, salt: number): T {
  const all = list.reduce((sum, [, weight]) => sum + weight, 0);
  let left = share(n, salt) * all;
  for (const [what, weight] of list) if ((left -= weight) < 0) return what;
  return list[list.length - 1]![0];
}

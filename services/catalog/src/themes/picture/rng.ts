export type Rng = () => number;

/** mulberry32: the same 32-bit seed gives the same row of numbers on every machine. */
export function seededRng(seed: number): Rng {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function between(rng: Rng, low: number, high: number): number {
  return low + (high - low) * rng();
}

/** A number up to `reach` away from zero, either side. */
export function wobble(rng: Rng, reach: number): number {
  return between(rng, -reach, reach);
}

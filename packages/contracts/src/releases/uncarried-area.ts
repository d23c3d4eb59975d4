/**
 * An area whose live build a shell does not carry. `instead`: the earlier build that its visitors get; null: the area rests.
 * `resting`: it does so with the live shell as well.
 */
export type UncarriedArea = { area: string; live: string; instead: string | null; resting?: true };

/** Areas that come to rest with that shell. */
export const restingOf = (areas: readonly UncarriedArea[]): string[] =>
  areas.filter(({ instead, resting }) => instead === null && !resting).map(({ area }) => area);

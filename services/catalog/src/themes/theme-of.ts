import type { ThemeFamily } from '@hub/contracts/catalog';
import type { ColourInput } from './theme-colours.ts';

export type Family = ThemeFamily;

/** What is stored for a game; `radius` in px, 0–16. */
export type ThemeInput = ColourInput & { radius: number; family: Family; seed: number };

/** The themes of the games that exist from the first day, by game id; `hub` is the house itself. */
export const seededThemes = {
  hub: { hue: 262, chromaFactor: 0.62, accentHue: 62, radius: 8, family: 'bracket', seed: 3 },
  H73: { hue: 252, chromaFactor: 1, accentHue: 58, radius: 10, family: 'contour', seed: 73 },
  G112: { hue: 38, chromaFactor: 1.02, accentHue: 96, radius: 4, family: 'track', seed: 112 },
  L33: { hue: 318, chromaFactor: 0.95, accentHue: 78, radius: 14, family: 'orbit', seed: 33 },
  MA96: { hue: 164, chromaFactor: 0.85, accentHue: 48, radius: 8, family: 'lattice', seed: 96 },
  G115: { hue: 4, chromaFactor: 0.95, accentHue: 85, radius: 16, family: 'petal', seed: 115 },
  g66naxx2tw: { hue: 132, chromaFactor: 0.72, accentHue: 66, radius: 6, family: 'ridge', seed: 66 },
  h55naxx2tw: { hue: 74, chromaFactor: 0.78, accentHue: 88, radius: 2, family: 'arch', seed: 55 },
  g83tw: { hue: 206, chromaFactor: 0.85, accentHue: 100, radius: 12, family: 'chart', seed: 83 },
} as const satisfies Record<string, ThemeInput>;

export type SeededGame = keyof typeof seededThemes;

import { oklchHex } from './oklch.ts';

/** What a game chooses; every colour follows from it. Hues in degrees, factor 0–1.5 or so. */
export type ColourInput = { hue: number; chromaFactor: number; accentHue: number };

export const colourNames = [
  'page',
  'surface',
  'raised',
  'sunken',
  'line',
  'brand',
  'fill',
  'fill-hover',
  'on-fill',
  'brand-soft',
  'brand-ink',
  'p1',
  'p2',
  'p3',
  'p4',
] as const;

export type ColourName = (typeof colourNames)[number];

export type Colours = Record<ColourName, string>;

export type ThemeColours = { light: Colours; dark: Colours };

/** `paper` is added to the chroma after the factor, so that a near-grey game keeps a breath of its hue in the paper. */
type Tone = { lightness: number; chroma: number; paper?: number; accent?: true };

type Recipe = Record<ColourName, Tone | string>;

const lightRecipe: Recipe = {
  page: { lightness: 0.972, chroma: 0.006, paper: 0.001 },
  surface: '#ffffff',
  raised: '#ffffff',
  sunken: { lightness: 0.948, chroma: 0.011, paper: 0.001 },
  line: { lightness: 0.888, chroma: 0.016, paper: 0.002 },
  brand: { lightness: 0.47, chroma: 0.135 },
  fill: { lightness: 0.47, chroma: 0.135 },
  'fill-hover': { lightness: 0.39, chroma: 0.12 },
  'on-fill': '#ffffff',
  'brand-soft': { lightness: 0.938, chroma: 0.034 },
  'brand-ink': { lightness: 0.4, chroma: 0.115 },
  p1: { lightness: 0.285, chroma: 0.072 },
  p2: { lightness: 0.405, chroma: 0.098 },
  p3: { lightness: 0.68, chroma: 0.105 },
  p4: { lightness: 0.83, chroma: 0.125, accent: true },
};

const darkRecipe: Recipe = {
  page: { lightness: 0.168, chroma: 0.01, paper: 0.002 },
  surface: { lightness: 0.212, chroma: 0.013, paper: 0.002 },
  raised: { lightness: 0.252, chroma: 0.016, paper: 0.002 },
  sunken: { lightness: 0.142, chroma: 0.009, paper: 0.002 },
  line: { lightness: 0.318, chroma: 0.02, paper: 0.002 },
  brand: { lightness: 0.795, chroma: 0.105 },
  fill: { lightness: 0.505, chroma: 0.125 },
  'fill-hover': { lightness: 0.55, chroma: 0.13 },
  'on-fill': '#ffffff',
  'brand-soft': { lightness: 0.285, chroma: 0.05 },
  'brand-ink': { lightness: 0.85, chroma: 0.085 },
  p1: { lightness: 0.232, chroma: 0.055 },
  p2: { lightness: 0.335, chroma: 0.078 },
  p3: { lightness: 0.6, chroma: 0.098 },
  p4: { lightness: 0.78, chroma: 0.115, accent: true },
};

function toneHex(tone: Tone | string, { hue, chromaFactor, accentHue }: ColourInput): string {
  if (typeof tone === 'string') return tone;
  if (tone.accent) return oklchHex(tone.lightness, tone.chroma, accentHue);
  return oklchHex(tone.lightness, tone.chroma * chromaFactor + (tone.paper ?? 0), hue);
}

function cook(recipe: Recipe, input: ColourInput): Colours {
  return Object.fromEntries(colourNames.map((name) => [name, toneHex(recipe[name], input)])) as Colours;
}

export function themeColours(input: ColourInput): ThemeColours {
  return { light: cook(lightRecipe, input), dark: cook(darkRecipe, input) };
}

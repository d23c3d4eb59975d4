import type { Colours, ThemeColours } from './theme-colours.ts';

/** Colours that every game shares; they are measured together with those of the game. */
const sharedColours = {
  light: {
    ink: '#171c24',
    'ink-2': '#4c515b',
    'ink-3': '#60656e',
    'line-strong': '#777c84',
    danger: '#b51e23',
    'danger-soft': '#ffebea',
    'danger-ink': '#96181c',
    warn: '#a2650a',
    'warn-soft': '#fff1d6',
    'warn-ink': '#6f4309',
    ok: '#127646',
    'ok-soft': '#dff7e8',
    'ok-ink': '#0a5736',
    info: '#1567a6',
    'info-soft': '#e5f2ff',
    'info-ink': '#064f89',
    white: '#ffffff',
  },
  dark: {
    ink: '#ebedf1',
    'ink-2': '#b5b9c0',
    'ink-3': '#979ba3',
    'line-strong': '#71767e',
    danger: '#f87e79',
    'danger-soft': '#361817',
    'danger-ink': '#feb5b1',
    warn: '#ecb259',
    'warn-soft': '#382609',
    'warn-ink': '#f2cf8f',
    ok: '#6bcb97',
    'ok-soft': '#0f2d1f',
    'ok-ink': '#9ce4bd',
    info: '#80baf1',
    'info-soft': '#14293f',
    'info-ink': '#add6fd',
    white: '#ffffff',
  },
} as const;

type SharedName = keyof (typeof sharedColours)['light'];
type AnyName = SharedName | keyof Colours;
type Pair = { front: AnyName; back: AnyName; least: number };

const READING = 7;
const TEXT = 4.5;
const SHAPE = 3;

function pairs(front: AnyName, backs: AnyName[], least: number): Pair[] {
  return backs.map((back) => ({ front, back, least }));
}

/** Each place where one colour must be told from another: 39 per mode. */
export const contrastPairs: readonly Pair[] = [
  ...pairs('ink', ['page', 'surface', 'raised', 'sunken', 'brand-soft'], READING),
  ...pairs('ink-2', ['page', 'surface', 'raised', 'sunken'], TEXT),
  ...pairs('ink-3', ['page', 'surface', 'sunken'], TEXT),
  ...pairs('brand-ink', ['page', 'surface', 'raised', 'brand-soft'], TEXT),
  ...pairs('brand', ['page', 'surface', 'raised', 'brand-soft'], SHAPE),
  ...pairs('line-strong', ['page', 'surface'], SHAPE),
  ...pairs('on-fill', ['fill', 'fill-hover'], TEXT),
  ...pairs('fill', ['page'], SHAPE),
  ...pairs('white', ['p1'], READING),
  ...pairs('white', ['p2'], TEXT),
  ...pairs('p4', ['p1'], TEXT),
  ...pairs('p3', ['p1'], SHAPE),
  ...pairs('danger', ['page', 'surface'], TEXT),
  ...pairs('surface', ['danger'], TEXT),
  ...pairs('danger-ink', ['danger-soft'], TEXT),
  ...pairs('warn-ink', ['warn-soft'], TEXT),
  ...pairs('ok-ink', ['ok-soft'], TEXT),
  ...pairs('info-ink', ['info-soft'], TEXT),
  ...pairs('warn', ['surface'], TEXT),
  ...pairs('ok', ['surface'], TEXT),
  ...pairs('info', ['surface'], TEXT),
];

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2 contrast of two `#rrggbb` colours, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

export type WeakPair = { mode: 'light' | 'dark'; front: string; back: string; ratio: number; least: number };

/** The pairs that are too weak to be saved; empty when all 78 hold. */
export function weakPairs(theme: ThemeColours): WeakPair[] {
  return (['light', 'dark'] as const).flatMap((mode) => {
    const colours: Record<AnyName, string> = { ...sharedColours[mode], ...theme[mode] };
    // Negated, so that a value that is no colour at all (ratio NaN) counts as failing.
    return contrastPairs
      .map((pair) => ({ mode, ...pair, ratio: contrastRatio(colours[pair.front], colours[pair.back]) }))
      .filter(({ ratio, least }) => !(ratio >= least));
  });
}

/** Their names, like `dark: brand-ink on brand-soft`. */
export const failingPairs = (theme: ThemeColours): string[] =>
  weakPairs(theme).map(({ mode, front, back }) => `${mode}: ${front} on ${back}`);

/** The colours of one mode with those that every game shares, as a page has them. */
export const pageColours = (mode: 'light' | 'dark', theme: ThemeColours): Record<string, string> => ({
  ...sharedColours[mode],
  ...theme[mode],
});

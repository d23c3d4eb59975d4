import { digits } from '../svg.ts';
import type { Colours } from '../theme-colours.ts';
import type { Family } from '../theme-of.ts';
import { emblemShapes } from './emblem-shapes.ts';

type Inks = Pick<Colours, 'p1' | 'p2' | 'p3' | 'p4'>;

/** 48 × 48 units, `radius` in px. An image cannot see the page's colours: give the light ones, they stand on both. */
export function themeEmblem(family: Family, radius: number, colours: Inks): string {
  const plate = `<rect width="48" height="48" rx="${digits(radius / 2 + 3)}" fill="var(--p2)"/>`;
  const inks: Record<string, string> = { 1: colours.p1, 2: colours.p2, 3: colours.p3, 4: colours.p4 };
  const drawing = (plate + emblemShapes[family]).replace(/var\(--p([1-4])\)/g, (_, ink: string) => inks[ink] ?? '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${drawing}</svg>`;
}

import { colourNames, type Colours, type ThemeColours } from './theme-colours.ts';

const houseId = 'hub';
const unlessLight = ':root:not([data-theme=light])';
const whenDark = ':root[data-theme=dark]';

/** An attribute selector for any id, fit for a style element too: what is no plain sign is written as its number. */
function gameSelector(gameId: string): string {
  if (/^[a-z_][\w-]*$/i.test(gameId)) return `[data-game=${gameId}]`;
  const escaped = gameId.replace(/[^\w-]/gu, (sign) => `\\${(sign.codePointAt(0) || 0xfffd).toString(16)} `);
  return `[data-game="${escaped}"]`;
}

function declarations(colours: Colours): string {
  return colourNames
    .map((name) => {
      const value = colours[name];
      if (!/^#[0-9a-f]{6}$/i.test(value)) throw new TypeError(`colour ${name} is not #rrggbb: ${value}`);
      return `--${name}:${value}`;
    })
    .join(';');
}

/** The document itself may be the game's, or only an element in it (portal tiles); the house is also the default. */
function darkSelectors(root: string, gameId: string): string {
  const game = gameSelector(gameId);
  return gameId === houseId ? `${root},${root} ${game}` : `${root}${game},${root} ${game}`;
}

/**
 * `radius` in px. Must follow the sheet of the house. Throws TypeError for a bad colour, RangeError for a bad radius.
 */
export function themeCss(gameId: string, colours: ThemeColours, radius: number): string {
  if (!Number.isFinite(radius) || radius < 0) throw new RangeError(`radius: ${radius}`);
  const game = gameSelector(gameId);
  const light = gameId === houseId ? `:root,${game}` : game;
  const dark = declarations(colours.dark);
  return [
    `@layer tokens{${light}{${declarations(colours.light)};--r:${radius}px}`,
    `@media (prefers-color-scheme:dark){${darkSelectors(unlessLight, gameId)}{${dark}}}`,
    `${darkSelectors(whenDark, gameId)}{${dark}}}`,
  ].join('');
}

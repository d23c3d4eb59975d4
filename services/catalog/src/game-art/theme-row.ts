import { createHash } from 'node:crypto';
import { themeEmblem } from '../themes/emblem/emblem.ts';
import { themePicture } from '../themes/picture/picture.ts';
import { themeColours } from '../themes/theme-colours.ts';
import { failingPairs } from '../themes/theme-contrast.ts';
import { themeCss } from '../themes/theme-css.ts';
import type { ThemeInput } from '../themes/theme-of.ts';
import { ThemeTooWeak } from './theme.errors.ts';
import type { Theme } from './theme.entity.ts';

/** Everything that is made from a choice, as it is stored. Throws `ThemeTooWeak` for colours that cannot be read. */
export function themeRow(themeId: string, choice: ThemeInput): Theme {
  const colours = themeColours(choice);
  const pairs = failingPairs(colours);
  if (pairs.length > 0) throw new ThemeTooWeak(pairs);
  const css = themeCss(themeId, colours, choice.radius);
  const picture = themePicture(choice.family, choice.seed);
  const emblem = themeEmblem(choice.family, choice.radius, colours.light);
  const version = createHash('sha256').update(`${css}\n${picture}\n${emblem}`).digest('hex').slice(0, 8);
  return {
    theme_id: themeId,
    hue: choice.hue,
    chroma_percent: Math.round(choice.chromaFactor * 100),
    accent_hue: choice.accentHue,
    radius: choice.radius,
    family: choice.family,
    seed: choice.seed,
    version,
    css,
    picture,
    emblem,
  };
}

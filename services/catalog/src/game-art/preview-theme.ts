import type { ThemePreview, ThemePreviewBody } from '@hub/contracts/catalog';
import { themeEmblem } from '../themes/emblem/emblem.ts';
import { themePicture } from '../themes/picture/picture.ts';
import { themeColours } from '../themes/theme-colours.ts';
import { pageColours, weakPairs } from '../themes/theme-contrast.ts';
import { choiceOf } from './theme-choice.ts';

/** What a choice would make, with the pairs of colours that keep it from being saved. */
export function previewTheme(body: ThemePreviewBody): ThemePreview {
  const choice = choiceOf(body);
  const colours = themeColours(choice);
  return {
    light: pageColours('light', colours),
    dark: pageColours('dark', colours),
    emblem: themeEmblem(choice.family, choice.radius, colours.light),
    picture: themePicture(choice.family, choice.seed),
    weak: weakPairs(colours).map(({ ratio, least, ...pair }) => ({
      ...pair,
      ratio: ratio.toFixed(2),
      least: String(least),
    })),
  };
}

import type { SettingValues, ThemePreviewBody } from '@hub/contracts/catalog';
import type { Family, ThemeInput } from '../themes/theme-of.ts';

export const choiceOf = (values: SettingValues | ThemePreviewBody): ThemeInput => ({
  hue: Number(values.hue),
  chromaFactor: Number(values.chroma) / 100,
  accentHue: Number(values.accent_hue),
  radius: Number(values.radius),
  family: values.family as Family,
  seed: Number(values.seed),
});

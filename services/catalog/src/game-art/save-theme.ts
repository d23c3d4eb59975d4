import { createHash } from 'node:crypto';
import type { Db } from '@hub/nest-kit/db';
import { checked } from '@hub/nest-kit/http';
import { themeEmblem } from '../themes/emblem/emblem.ts';
import { themePicture } from '../themes/picture/picture.ts';
import { themeColours } from '../themes/theme-colours.ts';
import { failingPairs } from '../themes/theme-contrast.ts';
import { themeCss } from '../themes/theme-css.ts';
import type { ThemeInput } from '../themes/theme-of.ts';
import { ThemeTooWeak } from './theme.errors.ts';
import { Theme } from './theme.entity.ts';
import { themeBody } from './theme.policy.ts';

/** Saves a game's theme: all colours are computed, checked for contrast and stored with picture and emblem. */
export class SaveTheme {
  constructor(private readonly db: Db) {}

  /** Throws `InvalidInput` for a choice out of range and `ThemeTooWeak` for colours that cannot be read. */
  async run(themeId: string, input: ThemeInput): Promise<void> {
    const choice = (await checked(themeBody, input)) as ThemeInput;
    const colours = themeColours(choice);
    const pairs = failingPairs(colours);
    if (pairs.length > 0) throw new ThemeTooWeak(pairs);
    const css = themeCss(themeId, colours, choice.radius);
    const picture = themePicture(choice.family, choice.seed);
    const emblem = themeEmblem(choice.family, choice.radius, colours.light);
    const version = createHash('sha256').update(`${css}\n${picture}\n${emblem}`).digest('hex').slice(0, 8);
    const row: Theme = {
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
    await this.db.runTx(async ({ manager }) => manager.save(Theme, row));
  }
}

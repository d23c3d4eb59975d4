import type { Db } from '@hub/nest-kit/db';
import { seededThemes } from '../themes/theme-of.ts';
import { SaveTheme } from './save-theme.ts';
import { Theme } from './theme.entity.ts';

export async function seedThemes(db: Db): Promise<void> {
  const save = new SaveTheme(db);
  for (const [themeId, input] of Object.entries(seededThemes)) {
    const known = await db.source.manager.existsBy(Theme, { theme_id: themeId });
    if (!known) await save.run(themeId, input);
  }
}

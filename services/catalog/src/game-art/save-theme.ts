import type { Db } from '@hub/nest-kit/db';
import { checked } from '@hub/nest-kit/http';
import type { ThemeInput } from '../themes/theme-of.ts';
import { themeRow } from './theme-row.ts';
import { Theme } from './theme.entity.ts';
import { themeBody } from './theme.policy.ts';

/** Saves a game's theme: all colours are computed, checked for contrast and stored with picture and emblem. */
export class SaveTheme {
  constructor(private readonly db: Db) {}

  /** Throws `InvalidInput` for a choice out of range and `ThemeTooWeak` for colours that cannot be read. */
  async run(themeId: string, input: ThemeInput): Promise<void> {
    const row = themeRow(themeId, (await checked(themeBody, input)) as ThemeInput);
    await this.db.runTx(async ({ manager }) => manager.save(Theme, row));
  }
}

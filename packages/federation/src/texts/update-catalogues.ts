import { rm } from 'node:fs/promises';
import { cataloguesOf, translatedFor } from './catalogues.ts';

/** New texts are empty, those that are gone are left out. */
export async function updateCatalogues(dir: string): Promise<void> {
  for (const catalogue of Object.values(await cataloguesOf(dir)).flat()) {
    const made = await catalogue.make({ clean: true, overwrite: false, orderBy: 'message' });
    if (!made) throw new Error(`the texts for ${catalogue.path} cannot be read`);
    for (const locale of translatedFor(dir))
      if (!Object.keys(made[locale] ?? {}).length) await rm(catalogue.getFilename(locale), { force: true });
  }
}

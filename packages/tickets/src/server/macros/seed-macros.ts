import { In, type DataSource } from 'typeorm';
import { Macro, MacroVersion } from './macro.entity.ts';

export type SeedMacro = Pick<Macro, 'game_id' | 'language' | 'title' | 'content' | 'uses'> & {
  key: string;
  closes?: true;
};

/** In the name of `by`. Returns how many were new. */
export async function seedMacros(source: DataSource, seeds: SeedMacro[], by: string): Promise<number> {
  const macros = source.getRepository(Macro);
  const present = await macros.findBy({ seed_key: In(seeds.map(({ key }) => key)) });
  const known = new Set(present.map(({ seed_key }) => seed_key));
  const missing = seeds.filter(({ key }) => !known.has(key));
  for (const { key, closes, uses, ...words } of missing) {
    await source.transaction(async (manager) => {
      const saved = { ...words, closes: closes ? 1 : 0, version: 1, changed_by: by };
      const macro = await manager.save(manager.create(Macro, { ...saved, uses, seed_key: key }));
      await manager.insert(MacroVersion, { ...saved, macro_id: macro.id });
    });
  }
  return missing.length;
}

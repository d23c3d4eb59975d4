import { cataloguesOf } from '../../../packages/federation/src/texts/catalogues.ts';
import { differing, localeModule } from '../../../packages/federation/src/texts/compile-locales.ts';
import { folderOf } from './site-data.ts';

/** The translated texts behind `<area>/<pages|staff>/<language>.js`, as `compileLocales` writes them. */
export async function compiledTexts(name: string): Promise<string> {
  const [, area = '', kind, language = ''] = /^([\w-]+)\/(pages|staff)\/([\w-]+)\.js/.exec(name) ?? [];
  const { pages, staff } = await cataloguesOf(folderOf(area));
  return localeModule(area, language, await differing(kind === 'staff' ? staff : pages, language));
}

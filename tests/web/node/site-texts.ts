import { join } from 'node:path';
import { cataloguesOf } from '../../../packages/federation/src/texts/catalogues.ts';
import { differing, localeModule } from '../../../packages/federation/src/texts/compile-locales.ts';
import { folderOf, remotes, root } from './site-data.ts';

/** The translated texts behind `<area>/<pages|staff>/<language>.js`, as `compileLocales` writes them. */
export async function compiledTexts(name: string): Promise<string> {
  const [, area = '', kind, language = ''] = /^([\w-]+)\/(pages|staff)\/([\w-]+)\.js/.exec(name) ?? [];
  const { pages, staff } = await cataloguesOf(folderOf(area));
  return localeModule(area, language, await differing(kind === 'staff' ? staff : pages, language));
}

/** Taiwan's texts that Hong Kong says otherwise, from all catalogues. Those with placeholders are left out. */
export async function taiwanOnly(): Promise<string[]> {
  const apps = await Promise.all(['shell', ...remotes()].map((folder) => cataloguesOf(join(root, folder))));
  const catalogues = await Promise.all(apps.flatMap(({ pages, staff }) => [pages.read('zh-HK'), staff.read('zh-HK')]));
  const texts = catalogues.flatMap((rows) => Object.values(rows ?? {}));
  const said = texts.flatMap(({ message = '', translation }) =>
    translation && translation !== message && !/[{<]/.test(message) ? [message] : [],
  );
  if (said.length === 0) throw new Error('no text differs between the catalogues: they were not read');
  return said;
}

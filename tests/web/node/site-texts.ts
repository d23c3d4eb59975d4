import { join } from 'node:path';
import { cataloguesOf, type Catalogue } from '../../../packages/federation/src/texts/catalogues.ts';
import { differing, localeFile } from '../../../packages/federation/src/texts/compile-locales.ts';
import { areaOfFile, folderOf, LANGUAGES, remotes, root, textsAddress } from './site-data.ts';

async function textsOfArea(area: string): Promise<[string, string][]> {
  const { pages, staff } = await cataloguesOf(folderOf(area));
  const wanted = LANGUAGES.flatMap((language) => [
    [textsAddress(area, 'pages', language), pages, language] as const,
    [textsAddress(area, 'staff', language), staff, language] as const,
  ]);
  return Promise.all(
    wanted.map(async ([address, catalogues, language]): Promise<[string, string]> => [
      address,
      await textsIn(catalogues, language),
    ]),
  );
}

/** Each under the area that its code is compiled for here: a package has one, whoever is built on it. */
async function textsIn(catalogues: Catalogue[], language: string): Promise<string> {
  const files = await Promise.all(
    catalogues.map(async (one) => localeFile(areaOfFile(one.path), language, await differing([one], language))),
  );
  const messages = files.map((file) => (JSON.parse(file) as { messages: object }).messages);
  return JSON.stringify({ messages: Object.assign({}, ...messages) as object });
}

/** The translated texts of all apps by their addresses, as `compileLocales` writes them. */
export async function compiledTexts(): Promise<Map<string, string>> {
  const areas = ['shell', ...remotes().map((folder) => folder.replace(/^mfe-/, ''))];
  return new Map((await Promise.all(areas.map(textsOfArea))).flat());
}

/** Taiwan's texts that Hong Kong says otherwise, from all catalogues. Those with placeholders are left out. */
export async function taiwanOnly(): Promise<string[]> {
  const apps = await Promise.all(['shell', ...remotes()].map((folder) => cataloguesOf(join(root, folder))));
  const catalogues = await Promise.all(
    apps.flatMap(({ pages, staff }) => [...pages, ...staff].map((one) => one.read('zh-HK'))),
  );
  const texts = catalogues.flatMap((rows) => Object.values(rows ?? {}));
  const said = texts.flatMap(({ message = '', translation }) =>
    translation && translation !== message && !/[{<]/.test(message) ? [message] : [],
  );
  if (said.length === 0) throw new Error('no text differs between the catalogues: they were not read');
  return said;
}

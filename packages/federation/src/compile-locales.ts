import { writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';

const repository = join(import.meta.dirname, '..', '..', '..');

/**
 * Compiles the translated texts of one app to `<locale>.js` in its build folder and answers the locales written.
 * The source language is not among them, and neither is a text without translation: both are inlined in the code.
 */
export async function compileLocales(dir: string, outDir: string): Promise<string[]> {
  const config = getConfig({ cwd: repository });
  const catalogs = (await getCatalogs(config)).filter(({ path }) => path.startsWith(dir + sep));
  const written: string[] = [];
  for (const locale of config.locales) {
    const messages: Record<string, string> = {};
    for (const catalog of catalogs) {
      const texts = (await catalog.read(locale)) ?? {};
      for (const [id, { translation }] of Object.entries(texts)) if (translation) messages[id] = translation;
    }
    if (!Object.keys(messages).length) continue;
    const { source, errors } = createCompiledCatalog(locale, messages, { namespace: 'es' });
    if (errors.length) throw new Error(`${dir}, ${locale}: ${errors.map(({ error }) => error.message).join('; ')}`);
    await writeFile(join(outDir, `${locale}.js`), source);
    written.push(locale);
  }
  return written;
}
